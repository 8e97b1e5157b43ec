import { defineWord, happened, objects } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { toEach } from './to-each.js';

export const ready = defineWord(
  {
    do: 'ready',
    says: 'The named objects become ready; those that are already stay as they are.',
    parts: { objects, as: happened },
    cites: [rift('402.1.b'), rift('402.1.c'), rift('402.3.b')],
  },
  toEach('readied'),
);
