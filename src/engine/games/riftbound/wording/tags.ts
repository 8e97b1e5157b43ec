import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';

const ANIMALS = ['Bird', 'Cat', 'Dog', 'Poro'];
const LISTED = 'Bird , Cat , Dog , and Poro';

const isAmong = (tag: string): Json => ({ count: { is: ['unit', tag], of: 'you' }, is: { min: 1 } });

/** Texts that ask which tags one's units have among them: each tag counts once, however many units have it. */
export const tags: Phrases = {
  'tags-among': [
    says(
      `each of the following tags among your units — ${LISTED}`,
      ANIMALS.map((tag): Json => ({ when: isAmong(tag), amount: 1 })),
    ),
  ],
  'all-tags': [says(`all of the following tags among them — ${LISTED}`, ANIMALS.map(isAmong))],
};
