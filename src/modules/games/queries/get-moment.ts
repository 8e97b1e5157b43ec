import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { View, Viewer } from '../../../engine/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { Actors } from '../access/actors.js';
import { viewerName } from '../access/view-request.js';
import { Viewing } from '../access/viewing.js';
import type { Game } from '../domain/game.js';
import { askedOf, type SeatDecision } from '../domain/open-decisions.js';
import { type SeenStep, seenStep } from '../domain/seen-event.js';
import { GameRepository } from '../game-repository.js';

/** A step of a game with the board before it, as far as the caller may know, for judges of the step. */
export interface Moment {
  readonly gameId: string;
  readonly step: number;
  /** As which viewer it is shown. */
  readonly viewer: Viewer;
  /** The last version of the game that they may know of. */
  readonly version: number;
  /**
   * By viewer, the board before the step: of both seats for judges and once the game is public, else of the own one.
   */
  readonly views: Readonly<Record<string, View>>;
  /** What was asked before the step, with the legal answers then. */
  readonly decisions: readonly SeatDecision[];
  /** The step itself, and what came right after it. */
  readonly log: readonly SeenStep[];
}

/** Null if the caller may not see the step yet. Throws `GameNotFound`. */
export class GetMoment extends Query<Moment | null> {
  constructor(
    readonly gameId: string,
    readonly step: number,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

/** Steps shown after the one in question: enough to see what came of it. */
const STEPS_AFTER = 10;
const ANSWERS = 100;

@QueryHandler(GetMoment)
export class GetMomentHandler implements IQueryHandler<GetMoment> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
    private readonly acting: Actors,
  ) {}

  async execute({ gameId, step, caller }: GetMoment): Promise<Moment | null> {
    const current = await this.viewing.visibleGame(gameId, caller);
    if (step > current.version) return null;
    const [from, to] = [Math.max(1, step - 1), Math.min(step - 1 + STEPS_AFTER, current.version)];
    const request = { caller, as: (await this.seesAll(current, caller)) ? 'everything' : undefined };
    const { viewer } = await this.viewing.grantView(current, request, () => ({ read: 'case', from, to }));
    const before = await this.games.at(gameId, from);
    const steps = await this.games.steps(gameId, step - 1, STEPS_AFTER, current.version);
    return {
      gameId,
      step,
      viewer,
      version: current.version,
      views: Object.fromEntries(
        viewersOf(current, viewer).map(([name, eyes]) => [name, before.rules.view(before.state, eyes)]),
      ),
      decisions: askedOf(before, { viewer, judges: false, answers: ANSWERS }).decisions,
      log: steps.map((each) => seenStep(current.rules, each, viewer)),
    };
  }

  /** Judges look at both sides, unless a key of theirs is for other things; once it is public, everybody does. */
  private async seesAll(game: Game, caller: CallerIdentity): Promise<boolean> {
    if (await this.viewing.isPublic(game)) return true;
    return (await this.acting.mayJudge(game, caller)) && (await this.viewing.mayViewHidden(game, caller));
  }
}

/** A viewer who sees all is shown what each seat saw: that is what they decided on. */
function viewersOf({ started }: Game, viewer: Viewer): readonly (readonly [name: string, eyes: Viewer])[] {
  if (viewer.kind === 'everything' || viewer.kind === 'judge')
    return started.seats.map(({ seat }) => [seat, { kind: 'player', seat }] as const);
  return [[viewerName(viewer), viewer]];
}
