import type { RiftboundCard } from '../card.js';
import { fury } from './fury.js';
import { UNIT, deal, inTurn, target } from './phrases.js';
import { darkChild, readiesRunes } from './two-domains.js';

/**
 * Cards whose printings in one language say something else than what is built in (one text, one script). The
 * fingerprints of that language are those of these texts.
 */
export type Wordings = readonly RiftboundCard[];

/** As first printed: both units are chosen as the spell is played, and nobody can respond between the two. */
export const english: Wordings = fury
  .filter(({ id }) => id === 'ogn-029')
  .map((card) => ({
    ...card,
    text: '3 damage to a unit, and 3 damage to a unit, which may be the same.',
    targets: [target(UNIT, 'first'), target(UNIT, 'second')],
    effect: inTurn(deal(3, 'first'), deal(3, 'second')),
  }));

/** Two runes become ready, and not "up to" two. */
export const chinese: Wordings = [
  {
    ...darkChild,
    text: 'At the end of its player’s turn 2 of their runes become ready.',
    abilities: [readiesRunes(2)],
  },
];
