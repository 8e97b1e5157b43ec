import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { View } from '../../../engine/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { type Cause, pathTo } from '../../matches/index.js';
import { Viewing } from '../access/viewing.js';
import type { Game } from '../domain/game.js';
import { boardsOf } from '../domain/boards.js';
import { type SeenStep, seenStep } from '../domain/seen-event.js';
import { GameRepository } from '../game-repository.js';
import { wayBack } from '../interventions/interventions.js';

/** The steps that a rewind would undo, for judges of the case. Only the look is recorded. */
export interface WayBack {
  readonly gameId: string;
  readonly to: number;
  /** The current version of the game. */
  readonly version: number;
  /** How many steps would be undone, and the first of them. */
  readonly count: number;
  readonly undone: readonly SeenStep[];
  /**
   * By seat, the board now and as it was at `to`. Of a game that is over the decks are shuffled anew, which is not
   * shown.
   */
  readonly now: Readonly<Record<string, View>>;
  readonly then: Readonly<Record<string, View>>;
}

/** Throws `NotAStepBack` and `RewindPastRuling` as the rewind would, `ViewForbidden`, and `GameNotFound`. */
export class GetWayBack extends Query<WayBack> {
  constructor(
    readonly gameId: string,
    readonly to: number,
    /** The ruling that it would be by. */
    readonly cause: Cause,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

/** Steps that are listed: a page of a log. */
const UNDONE_MAX = 200;

@QueryHandler(GetWayBack)
export class GetWayBackHandler implements IQueryHandler<GetWayBack> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, to, cause, caller }: GetWayBack): Promise<WayBack> {
    const game = await this.games.current(gameId);
    const target = await wayBack(this.games, game, to, cause);
    const { version, rules } = game;
    const { viewer } = await this.viewing.grantView(game, { caller, as: 'everything' }, () => ({
      read: 'case',
      from: to,
      to: version,
    }));
    const undone = undoneBy(game, to);
    const steps = await this.games.steps(gameId, (undone[0] ?? version) - 1, UNDONE_MAX, version);
    const isUndone = new Set(undone);
    return {
      gameId,
      to,
      version,
      count: undone.length,
      undone: steps.filter((step) => isUndone.has(step.version)).map((step) => seenStep(rules, step, viewer)),
      now: boardsOf(game),
      then: boardsOf(target),
    };
  }
}

/**
 * The versions that count now, and would not. The way may lead to a branch that an earlier ruling of the case has left.
 */
function undoneBy({ version, rewinds }: Game, to: number): readonly number[] {
  const kept = new Set(pathTo(to, rewinds));
  return pathTo(version, rewinds).filter((each) => !kept.has(each));
}
