import { defineWord, happened, objects } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

import { toEach } from './to-each.js';

export const activate = defineWord(
  {
    do: 'activate',
    says: 'The named Characters become active.',
    parts: { objects, as: happened },
    cites: [fftcg('15.1.1.1.1'), fftcg('15.1.1.1.2')],
  },
  toEach('activated'),
);
