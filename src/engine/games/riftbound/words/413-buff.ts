import { defineWord, happened, objects, optional, uses } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { ONE_EACH } from '../rules/446-layers/701-buffs.js';
import { toEach } from './to-each.js';

export const buff = defineWord(
  {
    do: 'buff',
    says: 'The player of the effect, or the named one, gives the named units a buff; those that have one get no other.',
    parts: { objects, player: optional(uses('seat')), as: happened },
    cites: [rift('413.1.b'), rift('413.1.b.1'), rift('413.1.c'), rift('413.2.a'), ONE_EACH],
  },
  toEach('buffed'),
);
