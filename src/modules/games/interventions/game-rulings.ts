import { Injectable } from '@nestjs/common';
import type { EventMetadata } from '../../../platform/event-store/index.js';
import { type Cause, type GameResult, isOnSameCase, onOtherCases, pathTo } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import type { RuledStep } from '../domain/standing.js';
import { Timekeeper } from '../clock/timekeeper.js';
import { GameRepository } from '../game-repository.js';
import type { GameRemedy, RemedyOf, RulingOnGame } from './game-remedy.js';
import { type Decision, Interventions, rewound, wayBack } from './interventions.js';
import {
  canContinueWithout,
  decideCorrection,
  decideInvocation,
  decideLoop,
  decideLoss,
  decideResult,
  endWith,
  foreseen,
  outcomeByRuling,
} from './remedy-decisions.js';

/** Seats that left a game by a ruling, with the version of that ruling. */
interface Loss {
  readonly seats: readonly string[];
  readonly version: number;
}

/** Applies rulings to a game. */
@Injectable()
export class GameRulings {
  constructor(
    private readonly interventions: Interventions,
    private readonly games: GameRepository,
    private readonly timekeeper: Timekeeper,
  ) {}

  /** The result of the game after the ruling. Throws the obstacle if a remedy is impossible now. */
  async foresee(ruled: RulingOnGame): Promise<GameResult> {
    const game = await this.games.current(ruled.gameId);
    const { endedAt, ruled: result, state } = (await this.decide(game, ruled)).reduce(foreseen, game);
    return endedAt === null ? null : (result ?? state.outcome);
  }

  /**
   * Applies the ruling once, however often it is called, and returns its effects with their versions. If time has ended
   * before, the end of time is recorded first, and the ruling applies to a game that is over.
   */
  async apply(ruled: RulingOnGame, metadata: EventMetadata): Promise<readonly RuledStep[]> {
    const { gameId, cause } = ruled;
    await this.timekeeper.expire(gameId);
    const decide = (game: Game) => (doneBy(game, cause).length > 0 ? null : this.decide(game, ruled));
    const { game } = await this.interventions.record({ gameId, metadata, decide });
    return doneBy(game, cause);
  }

  /** The seats that left the game by earlier rulings on the case and have not returned. Only a rewind returns them. */
  async lostAlready(gameId: string, cause: Cause): Promise<readonly Loss[]> {
    const game = await this.games.current(gameId);
    const path = pathTo(game.version, game.rewinds);
    return game.rulings.flatMap(({ version, lost = [], cause: by }) =>
      lost.length > 0 && isOnSameCase(by, cause) && by.id !== cause.id && path.includes(version)
        ? [{ seats: lost, version }]
        : [],
    );
  }

  private async decide(game: Game, { remedies, cause, requirePlayable }: RulingOnGame): Promise<readonly Decision[]> {
    const lifted = await this.liftedFirst(game, { remedies, cause, requirePlayable });
    const decisions = await this.decideRemedies(game, lifted, cause);
    if (decisions.some(({ events }) => events.some(({ type }) => type === 'Rewound'))) await requirePlayable();
    return decisions;
  }

  /**
   * If a ruling on an appeal takes fewer losers than the ruling that ended the game, and the others can continue, the
   * game first continues as it was.
   */
  private async liftedFirst(
    game: Game,
    { remedies, cause, requirePlayable }: Pick<RulingOnGame, 'remedies' | 'cause' | 'requirePlayable'>,
  ): Promise<readonly GameRemedy[]> {
    const [only, another] = remedies;
    if (only?.kind !== 'loss' || another !== undefined || !isOverBy(game, cause)) return remedies;
    const reopened = { ...game, endedAt: null };
    if (!canContinueWithout(reopened, only.seats)) return remedies;
    return requirePlayable().then(
      () => [{ kind: 'lift' }, only],
      () => remedies,
    );
  }

  /** Each remedy applies to the game that the remedy before leaves. */
  private async decideRemedies(
    game: Game,
    remedies: readonly GameRemedy[],
    cause: Cause,
  ): Promise<readonly Decision[]> {
    const [first, ...others] = remedies;
    if (first === undefined) return [];
    const decision = await this.decideRemedy(game, first, cause);
    if (decision === null) return this.decideRemedies(game, others, cause);
    return [decision, ...(await this.decideRemedies(foreseen(game, decision), others, cause))];
  }

  private async decideRemedy(game: Game, remedy: GameRemedy, cause: Cause): Promise<Decision | null> {
    switch (remedy.kind) {
      case 'rewind':
        return rewound(game, await wayBack(this.games, game, remedy.to, cause), cause);
      case 'loss':
        if (canContinueWithout(game, remedy.seats)) return decideLoss(game, remedy, cause);
        return this.decideEnd(game, remedy, cause);
      case 'result':
        return this.decideEnd(game, remedy, cause);
      case 'loop':
        return decideLoop(game, cause);
      case 'invoke':
        return decideInvocation(game, remedy, cause);
      case 'correct':
        return decideCorrection(game, remedy, cause);
      case 'lift':
        return this.decideLift(game, cause);
    }
  }

  private decideEnd(game: Game, remedy: RemedyOf<'result' | 'loss'>, cause: Cause): Decision | null {
    if (remedy.ofMatch === true && game.endedAt !== null && !givesWayToMatch(game, cause)) return null;
    return decideResult(game, remedy, cause);
  }

  /** The game ends by rulings on other cases, or by play, or it continues. */
  private async decideLift(game: Game, cause: Cause): Promise<Decision | null> {
    if (!hasResultBy(game, cause)) return null;
    const { outcome } = game.state;
    const others = onOtherCases(game.results, cause);
    if (others.length > 0) return endWith(game, outcomeByRuling(game, others), { cause, lifts: true });
    if (outcome !== null) return endWith(game, outcome, { cause, lifts: true });
    return rewound(game, await this.games.at(game.id, playedTo(game)), cause);
  }
}

/**
 * The game to which the next ruling on the case applies: if only rulings on the case ended it, the game before its end.
 */
export async function playedOn(games: GameRepository, game: Game, cause: Cause): Promise<Game> {
  return isOverBy(game, cause) ? games.at(game.id, playedTo(game)) : game;
}

/** Whether only rulings on the case ended the game. */
const isOverBy = (game: Game, cause: Cause): boolean =>
  hasResultBy(game, cause) && onOtherCases(game.results, cause).length === 0 && game.state.outcome === null;

const doneBy = ({ rulings }: Game, cause: Cause): readonly RuledStep[] =>
  rulings.filter(({ cause: { id } }) => id === cause.id);

/** Whether a ruling on the same case contributed to the result of the game. */
const hasResultBy = ({ results }: Game, cause: Cause): boolean => onOtherCases(results, cause).length < results.length;

/** Whether the game is over by an earlier ruling on the case, and this ruling itself has set no result of the game. */
const givesWayToMatch = (game: Game, cause: Cause): boolean =>
  hasResultBy(game, cause) && doneBy(game, cause).every(({ remedy }) => remedy !== 'result');

/** The last version before rulings ended the game. */
function playedTo({ version, rulings, rewinds }: Game): number {
  const begun = rewinds.at(-1)?.version ?? 0;
  const ending = rulings.find((ruled) => ruled.remedy === 'result' && ruled.version > begun);
  return (ending?.version ?? version) - 1;
}
