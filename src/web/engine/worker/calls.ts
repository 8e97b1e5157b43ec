/** What a page asks the engine in its worker, and what it gets. Of types alone: the page loads none of the engine. */
import type { GameEvent } from '../record/events.js';
import type { Verification } from '../record/verify.js';
import type { Asked, Followed, LineAnswer } from '../record/what-if.js';

/** Definitions as a card set has them. */
export type CardsById = Readonly<Record<string, unknown>>;

export interface Calls {
  /** The record of a game, before anything is asked about it. */
  readonly open: { readonly given: readonly GameEvent[]; readonly got: null };
  /** Those that a reply wants; null where there are none. */
  readonly cards: { readonly given: CardsById | null; readonly got: null };
  readonly verify: { readonly given: null; readonly got: Verification | null };
  /** What might be done after the event of a version. */
  readonly asked: { readonly given: number; readonly got: Asked };
  readonly follow: {
    readonly given: { readonly version: number; readonly line: readonly LineAnswer[] };
    readonly got: Followed;
  };
}

export type CallName = keyof Calls;

export type Call = {
  [Name in CallName]: { readonly id: number; readonly name: Name; readonly given: Calls[Name]['given'] };
}[CallName];

export type Reply =
  | { readonly id: number; readonly kind: 'progress'; readonly done: number }
  /**
   * The record was played with other cards than those of the page, and waits for them. The worker has no connection of
   * its own.
   */
  | { readonly id: number; readonly kind: 'wanted'; readonly game: string; readonly cardSet: string }
  | { readonly id: number; readonly kind: 'done'; readonly got: Calls[CallName]['got'] }
  /** `why` where the game cannot be carried out here: see `Unable`; else what went wrong. */
  | { readonly id: number; readonly kind: 'failed'; readonly why: string };
