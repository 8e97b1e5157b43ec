/** What tests must know of Lorcana. */
import { harmless } from '../mutants/harmless/lorcana.js';
import { allOf, inTurn, mixed, ON_DECK, put, TOP } from './blind.js';
import type { GameKit } from './kit.js';

const LORCANA = ['1-7', '1-22', '1-27', '2-48', '3-32', '6-134', '4-30'];

export const kit: GameKit = {
  notLogged: ['dried'],
  stepsMax: 22,
  harmless,
  seatWith: (cards) => ({
    hand: [...cards, ...cards, '1-7'],
    play: [...cards, '1-22'],
    inkwell: 10,
    discard: cards,
    deck: [...cards, ...cards],
  }),
  blind: {
    zones: ['hand', 'inkwell'],
    qualities: [
      { is: ['character'] },
      { isNot: ['character'] },
      { numbers: { cost: { min: 3 } } },
      { either: [{ is: ['action'] }, { keyword: 'shift' }] },
      { sameNameAs: 'self' },
    ],
    acts: [
      ...[...ON_DECK, put('hand'), put('inkwell'), put('inkwell', { exerted: true }), put('discard')],
      { do: 'discard', objects: 'a' },
      { do: 'put-under', objects: 'a' },
      { do: 'shuffle-in', objects: 'a' },
      { do: 'exert', objects: 'a' },
      { do: 'play-free', card: 'a' },
      { do: 'play', card: 'a' },
    ],
    sure: [
      inTurn(TOP, { do: 'put-under', objects: 'a' }),
      inTurn(allOf({ zone: 'inkwell', of: 'you' }), put('deck', { at: 'last' })),
    ],
    card: (id, effect) => ({
      id,
      name: id,
      inks: ['ruby'],
      cost: 1,
      inkable: true,
      type: 'item',
      classifications: [],
      keywords: [],
      abilities: [{ kind: 'activated', name: 'grope', costs: [{ pay: 'exert' }], effect }],
    }),
    table: (names, pick) => ({
      hand: mixed(pick, [...LORCANA, ...names], 4),
      play: [...names, '1-7'],
      inkwell: mixed(pick, LORCANA, 6),
      deck: mixed(pick, LORCANA, 9),
      discard: mixed(pick, LORCANA, 2),
    }),
  },
};
