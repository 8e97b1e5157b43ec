import type { AshesCard } from '../card.js';
import { classOf, dice, inTurn, MAIN, OPPOSING_UNIT, target } from './phrases.js';

/** Cards that the publisher has corrected since, in place of those of the document (deck.list.saria, deck.list.maeoni). */
export const errata: readonly AshesCard[] = [
  {
    id: 'molten-gold',
    name: 'Molten Gold',
    type: 'action',
    cost: [MAIN, dice(classOf('natural', 2))],
    text: 'Three wounds on a target unit of an opponent.',
    abilities: [],
    effect: inTurn(target(OPPOSING_UNIT), { do: 'place-wounds', objects: 'it', count: 3 }),
  },
];

/** These cards, with the corrected ones in their places. */
export const corrected = (cards: readonly AshesCard[]): readonly AshesCard[] => {
  const byId = new Map(errata.map((card) => [card.id, card]));
  return cards.map((card) => byId.get(card.id) ?? card);
};
