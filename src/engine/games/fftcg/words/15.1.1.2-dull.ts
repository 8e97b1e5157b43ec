import { defineWord, happened, objects } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

import { toEachByPlayer } from './to-each.js';

export const dull = defineWord(
  {
    do: 'dull',
    says: 'The named Characters become dull.',
    parts: { objects, as: happened },
    cites: [fftcg('15.1.1.2.1'), fftcg('15.1.1.2.2')],
  },
  toEachByPlayer('dulled'),
);
