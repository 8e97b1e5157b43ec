import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Corrections, Invocation, View } from '../../../engine/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import type { Cause } from '../../matches/index.js';
import { Viewing } from '../access/viewing.js';
import type { Game } from '../domain/game.js';
import { boardsOf } from '../domain/boards.js';
import { GameRepository } from '../game-repository.js';
import { playedOn } from '../interventions/game-rulings.js';
import { wayBack } from '../interventions/interventions.js';

/** The possible remedies on the board, for judges of the case. Only the look is recorded. */
export interface Remedies {
  readonly gameId: string;
  /** The version that it would meet. */
  readonly version: number;
  /** Whether nothing is under way there: else there is nothing that could be done. */
  readonly atRest: boolean;
  readonly sources: Corrections['sources'];
  readonly acts: Corrections['acts'];
  readonly invocations: readonly Invocation[];
  /** By seat. */
  readonly boards: Readonly<Record<string, View>>;
}

/**
 * Throws `NotAStepBack` and `RewindPastRuling` where the game would be rewound, `ViewForbidden`, and `GameNotFound`.
 */
export class GetRemedies extends Query<Remedies> {
  constructor(
    readonly gameId: string,
    /**
     * The version to which the ruling would first rewind. Without it, the present game, or the game as it would
     * continue after an appeal.
     */
    readonly to: number | undefined,
    /** The ruling that it would be by. */
    readonly cause: Cause,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(GetRemedies)
export class GetRemediesHandler implements IQueryHandler<GetRemedies> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, to, cause, caller }: GetRemedies): Promise<Remedies> {
    const game = await this.games.current(gameId);
    const met = await (to === undefined ? playedOn(this.games, game, cause) : wayBack(this.games, game, to, cause));
    const { version } = met;
    await this.viewing.grantView(game, { caller, as: 'everything' }, () => ({
      read: 'case',
      from: version,
      to: version,
    }));
    return { gameId, version, ...remediesIn(met), boards: boardsOf(met) };
  }
}

const NOTHING = { atRest: false, sources: [], acts: {}, invocations: [] };

function remediesIn({ rules, state, ruled }: Game): Omit<Remedies, 'gameId' | 'version' | 'boards'> {
  const corrections = ruled === null ? rules.corrections(state) : null;
  if (corrections === null) return NOTHING;
  return { atRest: true, ...corrections, invocations: state.seats.flatMap((seat) => rules.invocations(state, seat)) };
}
