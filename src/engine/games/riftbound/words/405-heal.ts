import { defineWord, happened, objects } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { toEach } from './to-each.js';

export const heal = defineWord(
  {
    do: 'heal',
    says: 'All damage of the named units is removed, at once.',
    parts: { objects, as: happened },
    cites: [rift('405.1'), rift('405.1.a'), rift('405.2'), rift('405.3.a')],
  },
  toEach('healed'),
);
