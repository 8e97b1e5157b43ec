import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '../../../../engine/index.js';
import type { CallerIdentity } from '../../../identity/index.js';
import { Acting } from '../../access/acting.js';
import { viewerName } from '../../access/onlooker.js';
import { Viewing } from '../../access/viewing.js';
import type { Game } from '../../domain/game.js';
import { askedOf } from '../../domain/open-decisions.js';
import { seenStep } from '../../domain/seen-step.js';
import { GameRepository } from '../../game-repository.js';
import { GetMoment, type Moment } from './get-moment.query.js';

/** Steps told after the one in question: enough to see what came of it. */
const STEPS_AFTER = 10;
const ANSWERS = 100;

@QueryHandler(GetMoment)
export class GetMomentHandler implements IQueryHandler<GetMoment> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
    private readonly acting: Acting,
  ) {}

  async execute({ gameId, step, caller }: GetMoment): Promise<Moment | null> {
    const current = await this.viewing.watched(gameId, caller);
    if (step > current.version) return null;
    const [from, to] = [Math.max(1, step - 1), Math.min(step - 1 + STEPS_AFTER, current.version)];
    const onlooker = { caller, as: (await this.seesAll(current, caller)) ? 'everything' : undefined };
    const { viewer } = await this.viewing.see(current, onlooker, () => ({ read: 'case', from, to }));
    const before = await this.games.at(gameId, from);
    const steps = await this.games.steps(gameId, step - 1, STEPS_AFTER, current.version);
    return {
      gameId,
      step,
      viewer,
      version: current.version,
      views: Object.fromEntries(
        eyesIn(current, viewer).map(([name, eyes]) => [name, before.rules.view(before.state, eyes)]),
      ),
      decisions: askedOf(before, { viewer, judges: false, answers: ANSWERS }).decisions,
      log: steps.map((each) => seenStep(current.rules, each, viewer)),
    };
  }

  /** Judges look at both sides, unless a key of theirs is for other things; once it is public, everybody does. */
  private async seesAll(game: Game, caller: CallerIdentity): Promise<boolean> {
    if (await this.viewing.isPublic(game)) return true;
    return (await this.acting.mayJudge(game, caller)) && (await this.viewing.mayLook(game, caller));
  }
}

/** Whoever sees all is shown what each seat saw: that is what they decided on. */
function eyesIn({ started }: Game, viewer: Viewer): readonly (readonly [name: string, eyes: Viewer])[] {
  if (viewer.kind === 'everything' || viewer.kind === 'judge')
    return started.seats.map(({ seat }) => [seat, { kind: 'player', seat }] as const);
  return [[viewerName(viewer), viewer]];
}
