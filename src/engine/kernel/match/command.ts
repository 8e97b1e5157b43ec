import type { Correction } from '../by-hand/correction.js';
import type { Invocation } from '../by-hand/invoke.js';
import type { Json } from '../json/index.js';
import type { ReportedOutcome } from '../state/reported-chance.js';
import type { LogEntry } from '../state/event.js';
import type { Proposal } from '../state/repetition.js';
import type { GameState, Seat } from '../state/state.js';

/**
 * Commands of players: to answer the open decision, or several in a row (a whole play at once), all or nothing; to
 * concede; to declare that a text without a script applies now; or to propose the repetition of a loop. An answer that
 * names no decision is for the one that is then open for the seat. A judge may answer some decisions in place of the
 * seat. In a format that is played for decks, a lot answers for a seat whose time is over.
 *
 * Commands of others: the timekeeper announces that time has run out, for all seats whose time ended at that moment;
 * the scorekeeper of a paper match asserts how chance fell, when the game waits for it or with the answers that lead to
 * it; a judge corrects a game, or has seats lose it while the others play on. The `ruling` is named for the record
 * alone.
 */
export type Command =
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly answers: readonly Answer[];
      readonly by?: 'judge' | 'lot';
      readonly reported?: readonly ReportedOutcome[];
    }
  | { readonly kind: 'concede'; readonly seat: Seat }
  | { readonly kind: 'assert'; readonly reported: readonly ReportedOutcome[] }
  | { readonly kind: 'timeOut'; readonly seats: readonly Seat[] }
  | { readonly kind: 'lose'; readonly seats: readonly Seat[]; readonly ruling: string }
  | ({ readonly kind: 'invoke' } & Invocation)
  | ({ readonly kind: 'repeat' } & Proposal)
  | ({ readonly kind: 'correct' } & Correction);

export type Answer = { readonly decision?: string; readonly answer: Json };

/** The result of a legal command. `log` holds what happened, in order, with the rules that caused it. */
export type Decided = { readonly kind: 'decided'; readonly state: GameState; readonly log: readonly LogEntry[] };
