/**
 * Answer spaces: what may be answered, as data, and what can be asked of any space. The five agree: what is enumerated
 * and sampled passes the test, what passes the test has its representative in the enumeration, and the count is its
 * length.
 */
import { type Json } from '../json/index.js';
import { act } from './act.js';
import { type Verdict } from './fault.js';
import { map } from './map.js';
import { number } from './number.js';
import { one } from './one.js';
import { order } from './order.js';
import { payment } from './payment.js';
import { some } from './some.js';
import { type Pick, type SpaceKind } from './space-kind.js';
import { type Space } from './space.js';
import { split } from './split.js';

export { type Constraint } from './constraint.js';
export { type Fault, type FaultCode, type Verdict } from './fault.js';
export { type Option, type Tag } from './option.js';
export { type Pick } from './space-kind.js';
export type * from './space.js';

/** Is this a legal answer? Needs nothing but the space. */
export const test = (space: Space, answer: Json): Verdict => on(space, (kind, its) => kind.test(its, answer));

/** How many answers there are, equals once; `bound` if there are at least so many. */
export const count = (space: Space, bound: number): number => on(space, (kind, its) => kind.count(its, bound));

/** Every answer, equals once, lazily, in the order that its kind documents. */
export const enumerate = (space: Space): Iterable<Json> => on(space, (kind, its) => kind.enumerate(its));

/** Any answer by chance: each can come, with the chances that its kind documents. The space must not be empty. */
export const sample = (space: Space, pick: Pick): Json => on(space, (kind, its) => kind.sample(its, pick));

/** The one of its equals that is enumerated. The answer must be legal. */
export const canonical = (space: Space, answer: Json): Json => on(space, (kind, its) => kind.canonical(its, answer));

const on = <R>(space: Space, use: <S>(kind: SpaceKind<S>, its: S) => R): R => {
  switch (space.kind) {
    case 'one':
      return use(one, space);
    case 'some':
      return use(some, space);
    case 'order':
      return use(order, space);
    case 'number':
      return use(number, space);
    case 'split':
      return use(split, space);
    case 'map':
      return use(map, space);
    case 'payment':
      return use(payment, space);
    case 'act':
      return use(act, space);
  }
};
