import type { AnyVocabulary } from '../abilities/ability.js';
import { wordForm, type NodeOf } from '../effects/define-word.js';
import { modeNode } from '../language/announcing.js';
import { amount, listOf, oneOfTexts, optional } from '../language/parts.js';

const howMany = { ...amount, 'x-unit': 'modes' };

/** What is counted is counted when it is announced, and fixed from then on. */
export const modesForm = wordForm({
  do: 'modes',
  says: 'The player announces which of these are used; they are carried out in this order. Only as the whole of an effect.',
  parts: {
    min: howMany,
    max: howMany,
    fresh: optional({
      ...oneOfTexts('player', ['you', 'anyone']),
      description:
        'Without those that this player, or anyone, has announced for it this turn, in games that keep them.',
    }),
    of: listOf(modeNode, 2, 6),
  },
  also: { 'x-ordered': ['min', 'max'] },
});

export type Modes = NodeOf<typeof modesForm, AnyVocabulary>;
export type Mode = Modes['of'][number];
