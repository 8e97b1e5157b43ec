/** What tests must know of FF-TCG. */
import type { Json } from '../../../src/engine/index.js';
import { harmless } from '../mutants/harmless/fftcg.js';
import { allOf, inTurn, mixed, ON_DECK, put, TOP } from './blind.js';
import type { GameKit } from './kit.js';

const FFTCG = ['21-001', '21-010', '11-010', '12-005', '1-038', 'X-25'];
const LIMIT_BREAKS = ['22-112', '22-119', '23-125'];

const PILES: Json = {
  do: 'sequence',
  of: [
    { do: 'separate', objects: 'a', into: ['one', 'other'] },
    { do: 'put', objects: 'one', zone: 'hand' },
    { do: 'put', objects: 'other', zone: 'deck' },
  ],
};

export const kit: GameKit = {
  notLogged: ['battleEnded', 'blocking', 'flagsCleared', 'mainPhaseTaken', 'triggerAnnounced'],
  stepsMax: 7.5,
  harmless,
  seatWith: (cards) => ({
    hand: [...cards, ...cards, '11-010', '11-010'],
    field: [...cards, '11-010', '1-147'],
    break: cards,
    deck: 20,
  }),
  blind: {
    zones: ['hand', 'removed', 'lb'],
    qualities: [{ is: ['forward'] }, { isNot: ['forward'] }, { numbers: { cost: { min: 3 } } }, { sameNameAs: 'self' }],
    acts: [
      ...[
        ...ON_DECK,
        put('hand'),
        put('removed', { faceDown: true }),
        put('removed', { faceDown: true }),
        put('break'),
      ],
      { do: 'discard', objects: 'a' },
      PILES,
    ],
    sure: [
      inTurn(TOP, PILES),
      inTurn(allOf({ zone: 'removed', of: 'you' }), put('deck', { at: 'first' })),
      inTurn(allOf({ zone: 'removed', of: 'opponents' }), PILES),
    ],
    card: (id, effect, target) => ({
      id,
      name: id,
      elements: ['fire'],
      cost: 1,
      categories: [],
      jobs: [],
      keywords: [],
      type: 'backup',
      generic: true,
      abilities: [
        {
          kind: 'activated',
          name: 'grope',
          costs: [{ pay: 'dull' }],
          effect,
          ...(target !== null && { targets: [target] }),
        },
      ],
    }),
    table: (names, pick) => ({
      hand: mixed(pick, [...FFTCG, ...names], 4),
      field: [...names],
      lb: mixed(pick, LIMIT_BREAKS, 3),
      removed: mixed(pick, FFTCG, 4).map((card) => ({ card, faceDown: true })),
      deck: mixed(pick, FFTCG, 10),
      break: mixed(pick, FFTCG, 2),
    }),
  },
};
