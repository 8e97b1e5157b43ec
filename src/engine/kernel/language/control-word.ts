import type { GainControl } from '../effects/words.js';
import type { Schema } from '../json/schema.js';
import { constant, duration, record, uses } from './parts.js';

/** For games in which control of what is in play can change. */
export const controlWords: { readonly [word: string]: Schema } = {
  'gain-control': record<GainControl>('The player of the effect controls the named objects for a while.', {
    do: constant('gain-control'),
    objects: uses('objects'),
    until: duration,
  }),
};
