import type { GameObject } from './state.js';

/**
 * Counters have names that cards make up. They are marks, and so gone when their object goes, under names of their own
 * kind: a counter that a card calls "dull" is no status.
 */
export const counterMark = (name: string): `counter:${string}` => `${PREFIX}${name}`;

const PREFIX = 'counter:';

export const hasCounters = ({ marks }: GameObject): boolean =>
  Object.keys(marks).some((mark) => mark.startsWith(PREFIX));

export const countersOf = (object: GameObject | undefined, name: string): number => {
  const count = object?.marks[counterMark(name)];
  return typeof count === 'number' ? count : 0;
};
