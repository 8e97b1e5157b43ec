import type { GainControl } from '../abilities/words.js';
import type { Schema } from '../json/schema.js';
import { constant, duration, optional, record, uses } from './parts.js';

/** For games in which control of what is in play can change. */
export const controlWords: { readonly [word: string]: Schema } = {
  'gain-control': record<GainControl>('A player controls the named objects for a while.', {
    do: constant('gain-control'),
    objects: uses('objects'),
    who: optional({ ...uses('seat'), description: 'Absent: the player of the effect.' }),
    until: duration,
  }),
};
