import { defineWord, happened, movedObjects } from '../../../kernel/index.js';
import { toEach } from './to-each.js';

export const returnToHand = defineWord(
  {
    do: 'return',
    says: 'The named cards go to the hands of their owners.',
    parts: { objects: movedObjects, as: happened },
  },
  toEach('returned'),
);
