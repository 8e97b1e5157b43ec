import type { Atom } from '../game/atom.js';
import type { LoopFound } from '../game/loop-found.js';
import type { Json } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { RepeatedLoop, NamedCards, Stop } from '../state/repetition.js';
import type { Seat } from '../state/state.js';

type Of<Kind extends string> = { readonly kind: Kind; readonly cites: readonly Citation[] };

/** A player who keeps a loop going proposes a round and how often it is to be repeated. */
export type RepetitionProposed = Of<'repetitionProposed'> & {
  readonly seat: Seat;
  readonly round: readonly Json[];
  readonly times: number;
  readonly seats?: readonly Seat[];
};
/** `seat` does not agree; nothing is repeated. */
export type RepetitionRefused = Of<'repetitionRefused'> & { readonly seat: Seat; readonly by: Seat };
/** Everybody agrees: the entries up to `repetitionEnded` are those of the rounds. */
export type RepetitionAgreed = Of<'repetitionAgreed'> & {
  readonly seat: Seat;
  readonly round: readonly Json[];
  readonly times: number;
  readonly seats?: readonly Seat[];
  readonly named: NamedCards;
  readonly stops?: Stop;
};
/** How many rounds were carried out; if fewer than agreed, in which round and at which answer it ended, and why. */
export type RepetitionEnded = Of<'repetitionEnded'> & {
  readonly seat: Seat;
  readonly times: number;
  readonly done: number;
  /** The loop that its player may not begin again from there, in games with such a rule. */
  readonly barred?: Omit<RepeatedLoop, 'seat'>;
};
/** The game repeats without any decision; the record ends here, for a judge to decide. */
export type LoopIsFound = Of<'loopFound'> & LoopFound;

const asIs: Atom<RepetitionProposed | RepetitionRefused | LoopIsFound> = (_draft, event) => event;

/** The agreed repetition is carried out as soon as the game asks for the next action. */
const agree: Atom<RepetitionAgreed> = (draft, { kind, cites, seat, round, times, seats, named, stops }) => {
  const more = { ...(seats !== undefined && { seats }), ...(stops !== undefined && { stops }) };
  draft.state.repeating = { seat, round, times, named, ...more };
  return { kind, cites, seat, times, ...(stops !== undefined && { stops }) };
};

const end: Atom<RepetitionEnded> = (draft, { barred, ...entry }) => {
  if (barred !== undefined) draft.state.barred = [...(draft.state.barred ?? []), { seat: entry.seat, ...barred }];
  return entry;
};

export const loopAtoms = {
  repetitionProposed: asIs,
  repetitionRefused: asIs,
  repetitionAgreed: agree,
  repetitionEnded: end,
  loopFound: asIs,
};
