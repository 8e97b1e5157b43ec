import { defineWord, happened, objects } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { toEach } from './to-each.js';

export const stun = defineWord(
  {
    do: 'stun',
    says: 'The named units are stunned; those that are already stay as they are.',
    parts: { objects, as: happened },
    cites: [rift('410.2.a'), rift('410.1.a.1')],
  },
  toEach('stunned'),
);
