import { defineWord, happened, objects } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { toEach } from './to-each.js';

export const exhaust = defineWord(
  {
    do: 'exhaust',
    says: 'The named objects are exhausted; those that are already stay as they are.',
    parts: { objects, as: happened },
    cites: [rift('401.1.c')],
  },
  toEach('exhausted'),
);
