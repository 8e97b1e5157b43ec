import { awaitedIn, type OpenAwaited } from '../../../engine/index.js';
import { eyesOf } from '../access/acting.js';
import { type CitedEntry, citedLog } from '../domain/cited-log.js';
import { type Asked, askedOf, decidingSeats } from '../domain/open-decisions.js';
import { type CitedOutcome, outcomeOf } from '../domain/outcome.js';
import type { Played } from '../play.js';

/** What whoever acted gets for it: what followed, and what they must or may decide next. */
export interface ActionAnswer extends Asked {
  readonly gameId: string;
  readonly version: number;
  /** Of the last event recorded: whoever keeps it can tell later that nothing before it was changed. */
  readonly hash: string;
  readonly log: readonly CitedEntry[];
  readonly deciding: readonly string[];
  /** Of a paper match: what the game waits to be told. */
  readonly awaiting: readonly OpenAwaited[];
  readonly outcome: CitedOutcome | null;
}

/** Follows from the recorded game alone, so a request that is sent again gets the same answer. */
export function actionAnswer({ game, actor }: Played, answers: number): ActionAnswer {
  const viewer = eyesOf(actor);
  const step = game.steps.findLast(({ type }) => type !== 'GameEnded');
  return {
    gameId: game.id,
    version: game.version,
    hash: game.hash,
    log: citedLog(game.rules, step?.log ?? [], viewer),
    ...askedOf(game, { viewer, judges: actor.kind === 'judge', answers }),
    deciding: decidingSeats(game),
    awaiting: awaitedIn(game.state),
    outcome: outcomeOf(game),
  };
}
