import { defineWord, happened, objects } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { toEach } from './to-each.js';

export const detach = defineWord(
  {
    do: 'detach',
    says: 'The named equipments are attached to no unit any more; what is attached to none stays as it is.',
    parts: { objects, as: happened },
    cites: [rift('attachment.detach')],
  },
  toEach('detached'),
);
