import { defineWord, happened, kindOfZone, objectOf, objects } from '../../../kernel/index.js';
import type { TakenToHand } from '../events/setup-cards.js';
import { ashes } from '../rulebook.js';
import { puttingInto } from './final-place.js';

/** What is in another zone, such as a hand, stays there. */
export const toHand = defineWord(
  {
    do: 'to-hand',
    says: 'Puts each of them into the hand of its owner: from play, from a pile, or as it leaves play.',
    parts: { objects, as: happened },
    cites: [ashes('discard.1')],
    restsOn: [ashes('cardtype.conjuration.2'), ashes('simul.multi.1')],
  },
  puttingInto('hand', ({ game, cites }, object): TakenToHand | null => {
    const { zone, owner: seat } = objectOf(game, object);
    const from = kindOfZone(zone);
    return PILES.includes(from) ? { kind: 'takenToHand', cites, object, seat, from } : null;
  }),
);

const PILES = ['discardPile', 'drawPile'];
