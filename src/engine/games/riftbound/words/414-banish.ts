import { defineWord, happened, movedObjects } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { toEach } from './to-each.js';

export const banish = defineWord(
  {
    do: 'banish',
    says: 'The named cards go to banishment from wherever they are; as `as` the effect knows them there, and nothing else does.',
    parts: { objects: movedObjects, as: happened },
    cites: [rift('414.2'), rift('414.2.a'), rift('414.2.b'), rift('414.3'), rift('414.3.a'), rift('414.4.a')],
  },
  toEach('banished'),
);
