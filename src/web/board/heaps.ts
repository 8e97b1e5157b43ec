/** Objects that are only counted: those that a reader cannot tell apart lie in one heap. */
import type { BoardObject } from '../api/kifu.js';
import type { Place } from '../engine/games.js';

export interface Heap {
  readonly key: string;
  readonly objects: readonly [BoardObject, ...BoardObject[]];
}

/** In the order in which the first of each came. Cards of a `stock` differ only by their state. */
export function heapsOf(objects: readonly BoardObject[], { as, apart }: Pick<Place, 'as' | 'apart'>): readonly Heap[] {
  const heaps = new Map<string, [BoardObject, ...BoardObject[]]>();
  for (const object of objects) {
    const key = `${as === 'dice' || apart === true ? object.card : ''} ${stateOf(object)}`;
    const heap = heaps.get(key);
    if (heap === undefined) heaps.set(key, [object]);
    else heap.push(object);
  }
  return [...heaps].map(([key, heap]) => ({ key, objects: heap }));
}

const stateOf = ({ marks = {} }: BoardObject): string =>
  Object.entries(marks)
    .filter(([, value]) => value !== false && value !== 0)
    .map(([mark, value]) => `${mark} ${String(value)}`)
    .toSorted()
    .join();
