import type { Correction } from '../by-hand/correction.js';
import type { Invocation } from '../by-hand/invoke.js';
import type { Json } from '../json/index.js';
import type { ReportedOutcome } from '../state/reported-chance.js';
import type { LogEntry } from '../state/event.js';
import type { Proposal } from '../state/repetition.js';
import type { GameState, Seat } from '../state/state.js';

/**
 * What a player orders: to answer the open decision, or several in a row (a whole play at once), all or nothing; to give
 * up; to say that a text which nobody has scripted applies now; or to propose that a loop is repeated. An answer that
 * names no decision is for the one that is then open for the seat. Some decisions a judge may take in the place of it.
 *
 * What others order: whoever keeps the clocks says that time has run out, of all seats whose time ended at that moment;
 * whoever records a paper match asserts how chance fell, when the game waits for it or with the answers that lead to it;
 * a judge has a game corrected.
 */
export type Command =
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly answers: readonly Answer[];
      readonly by?: 'judge';
      readonly reported?: readonly ReportedOutcome[];
    }
  | { readonly kind: 'concede'; readonly seat: Seat }
  | { readonly kind: 'assert'; readonly reported: readonly ReportedOutcome[] }
  | { readonly kind: 'timeOut'; readonly seats: readonly Seat[] }
  | ({ readonly kind: 'invoke' } & Invocation)
  | ({ readonly kind: 'repeat' } & Proposal)
  | ({ readonly kind: 'correct' } & Correction);

export type Answer = { readonly decision?: string; readonly answer: Json };

/** What a legal command led to. `log` holds what happened, in order, with the rules that made it happen. */
export type Decided = { readonly kind: 'decided'; readonly state: GameState; readonly log: readonly LogEntry[] };
