import { defineWord, happened, objects } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

import { toEach } from './to-each.js';

/** It stays dull in the next Active Phase (15.2.4.2). */
export const freeze = defineWord(
  {
    do: 'freeze',
    says: 'They are not activated in the next Active Phase.',
    parts: { objects, as: happened },
    cites: [fftcg('15.2.4.1')],
  },
  toEach('frozen'),
);
