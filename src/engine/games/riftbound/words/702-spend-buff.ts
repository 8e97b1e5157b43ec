import { defineWord, happened, objects } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { toEach } from './to-each.js';

export const spendBuff = defineWord(
  {
    do: 'spend-buff',
    says: 'The buffs of the named units are spent.',
    parts: { objects, as: happened },
    cites: [rift('702.2.b')],
  },
  toEach('buffSpent'),
);
