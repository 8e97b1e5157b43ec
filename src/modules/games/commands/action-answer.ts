import type { CitedEntry } from '../domain/cited-log.js';
import { citedLog } from '../domain/cited-log.js';
import { decidingSeats, decisionsOf, type SeatDecision } from '../domain/open-decisions.js';
import { type CitedOutcome, outcomeOf } from '../domain/outcome.js';
import type { Played } from '../play.js';

/** What a player gets for an action: what followed from it, and what it must decide next. */
export interface ActionAnswer {
  readonly gameId: string;
  readonly version: number;
  /** Of the last event recorded: whoever keeps it can tell later that nothing before it was changed. */
  readonly hash: string;
  readonly log: readonly CitedEntry[];
  readonly decisions: readonly SeatDecision[];
  readonly deciding: readonly string[];
  readonly outcome: CitedOutcome | null;
}

/** Follows from the recorded game alone, so a request that is sent again gets the same answer. */
export function actionAnswer({ game, seat }: Played, answers: number): ActionAnswer {
  const step = game.steps.findLast(({ type }) => type === 'ActionTaken' || type === 'Conceded');
  return {
    gameId: game.id,
    version: game.version,
    hash: game.hash,
    log: citedLog(game.rules, step?.log ?? [], { kind: 'player', seat }),
    decisions: decisionsOf(game, seat, answers),
    deciding: decidingSeats(game),
    outcome: outcomeOf(game),
  };
}
