import { isPublic } from '../board/visibility.js';
import type { Atom } from '../game/atom.js';
import { objectIn, type Game } from '../game/draft.js';
import { setMark } from '../objects/move.js';
import type { Citation } from '../rules/citation.js';
import { lastKnown } from '../selectors/matches.js';
import { counterMark, countersOf } from '../state/counter-mark.js';
import type { ObjectId } from '../state/state.js';

type OfCounters<Kind extends string> = {
  readonly kind: Kind;
  readonly cites: readonly Citation[];
  readonly object: ObjectId;
  /** The name of the counters. */
  readonly counter: string;
  readonly count: number;
};
/** The entry has `total`: how many of them the object has now. */
export type CountersPut = OfCounters<'countersPut'>;
/** At most `count`, or as many as there are; the entry has `left`: how many remain. */
export type CountersRemoved = OfCounters<'countersRemoved'>;

/** How many counters of the name the object has; if it is gone, how many it had at last. */
export const countersOn = (game: Game, id: ObjectId, name: string): number => countersOf(lastKnown(game, id), name);

/** Counters lie only on objects that everybody sees. */
const put: Atom<CountersPut> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined || event.count <= 0 || !isPublic(draft, object)) return null;
  const total = countersOf(object, event.counter) + event.count;
  setMark(draft, event.object, counterMark(event.counter), total);
  return { ...event, seat: object.controller, card: object.definition, total };
};

const remove: Atom<CountersRemoved> = (draft, event) => {
  const object = objectIn(draft, event.object);
  const before = countersOf(object, event.counter);
  const count = Math.min(before, event.count);
  if (object === undefined || count <= 0) return null;
  const left = before - count;
  setMark(draft, event.object, counterMark(event.counter), left);
  return { ...event, seat: object.controller, card: object.definition, count, left };
};

export const counterAtoms = { countersPut: put, countersRemoved: remove };
