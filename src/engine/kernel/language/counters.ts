import type { PutCounters, RemoveCounters } from '../abilities/words.js';
import { ref, type Schema } from '../json/schema.js';
import { amount, constant, gives, optional, record, uses } from './parts.js';

/** Counters of one name are of one kind, whatever has put them there. */
export const counterName: Schema = {
  title: 'a name of counters such as "Growth"',
  type: 'string',
  maxLength: 40,
  pattern: '^(?!constructor$|prototype$)[A-Za-z][A-Za-z0-9]*([ -][A-Za-z0-9]+)*$',
};

const counter = ref('counter-name');
const howMany: Schema = { ...amount, 'x-unit': 'counters' };

/** For games whose cards put named counters on things. */
export const counterLanguage: { readonly [word: string]: Schema } = {
  'put-counters': record<PutCounters>('On each of the named objects so many counters of the name.', {
    do: constant('put-counters'),
    objects: uses('objects'),
    counter,
    count: howMany,
  }),
  'remove-counters': record<RemoveCounters>(
    'Off each of the named objects, as many as there are; all of them unless said. `as` names how many in all.',
    {
      do: constant('remove-counters'),
      objects: uses('objects'),
      counter,
      count: optional(howMany),
      as: optional(gives('number')),
    },
  ),
};
