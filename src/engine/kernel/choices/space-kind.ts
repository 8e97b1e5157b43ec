import { type Json } from '../json/index.js';
import { type Verdict } from './fault.js';

/** A number from 0 to n − 1. The caller decides where chance comes from. */
export type Pick = (n: number) => number;

/** What every kind of space can do. Each kind states its own order and its own chances. */
export type SpaceKind<S> = {
  test(space: S, answer: Json): Verdict;
  count(space: S, bound: number): number;
  enumerate(space: S): Iterable<Json>;
  /** A representative; never called on an empty space. */
  sample(space: S, pick: Pick): Json;
  /** The representative of a legal answer. */
  canonical(space: S, answer: Json): Json;
};
