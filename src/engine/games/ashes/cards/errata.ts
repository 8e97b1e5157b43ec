import type { AshesCard } from '../card.js';
import { classOf, dice, ENTERS, inTurn, MAIN, OPPOSING_UNIT, target } from './phrases.js';

/**
 * Cards that the publisher has corrected since, in place of those of the document (deck.list.saria, deck.list.maeoni).
 */
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
  {
    id: 'three-eyed-owl',
    name: 'Three-Eyed Owl',
    type: 'conjuration',
    limit: 2,
    attack: 0,
    life: 2,
    recover: 0,
    text: 'Peer 1: coming into play it shows you a card at random of a target opponent’s hand. Memory Drain 1: at the end of the prepare phase a target opponent discards a card of their choice.',
    abilities: [
      {
        kind: 'triggered',
        name: 'peer',
        n: 1,
        timing: 'when',
        on: ENTERS,
        effect: {
          do: 'target-player',
          of: 'opponents',
          effect: inTurn(
            { do: 'at-random', from: { zone: 'hand' }, count: { bound: 'n' }, as: 'seen', who: 'player' },
            { do: 'look-at', objects: 'seen' },
          ),
        },
      },
      {
        kind: 'triggered',
        name: 'memory-drain',
        n: 1,
        timing: 'when',
        on: [{ event: 'prepareEnding' }],
        effect: {
          do: 'target-player',
          of: 'opponents',
          effect: { do: 'discard', player: 'player', count: { bound: 'n' } },
        },
      },
    ],
  },
];

/** These cards, with the corrected ones in their places. */
export const corrected = (cards: readonly AshesCard[]): readonly AshesCard[] => {
  const byId = new Map(errata.map((card) => [card.id, card]));
  return cards.map((card) => byId.get(card.id) ?? card);
};
