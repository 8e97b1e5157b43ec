/** What tests must know of Ashes. */
import type { Json, JsonRecord, LogEntry } from '../../../src/engine/index.js';
import { allOf, inTurn, mixed, TOP } from './blind.js';
import type { Fallen, GameKit } from './kit.js';

const CARDS = ['toll-footman', 'mourner', 'lantern-oil', 'call-wisps', 'candle-storm', 'ambush-at-dusk'];

/** Dice that show each side, of the active pool. */
const active: readonly JsonRecord[] = ['natural', 'charm', 'ceremonial', 'illusion'].flatMap((card) => [
  { card, cardless: true, level: 2 },
  { card, cardless: true, level: 1 },
  { card, cardless: true },
]);

const discarded: Json = { do: 'place-wounds', objects: 'a', count: 1 };

/** The dice of each type are a roll of their own. */
const rolled = ({ kind, seat, cards, levels }: LogEntry): readonly Fallen[] => {
  if (kind !== 'diceRolled') return [];
  const [types, faces] = [textsOf(cards), textsOf(levels)];
  return [...new Set(types)].map((type) => ({
    stream: `roll/${typeof seat === 'string' ? seat : ''}/${type}`,
    outcome: faces.filter((_, place) => types[place] === type),
  }));
};

const textsOf = (value: Json = []): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const kit: GameKit = {
  notLogged: [],
  rolled,
  stepsMax: 20,
  seatWith: (cards) => ({
    phoenixborn: ['marsh-witch'],
    hand: [...cards, ...cards, 'toll-footman', 'candle-storm'],
    battlefield: [...cards, 'mourner'],
    spellboard: [...cards, 'call-wisps'],
    activePool: active,
    discardPile: cards,
    conjurationPile: ['wisp', 'wisp', ...cards],
    drawPile: [...cards, ...cards, 'gate-keeper'],
  }),
  blind: {
    deck: 'drawPile',
    zones: ['hand', 'conjurationPile'],
    qualities: [{ is: ['unit'] }, { isNot: ['unit'] }, { numbers: { magicPlayCost: { min: 2 } } }],
    acts: [discarded],
    sure: [inTurn(TOP, { do: 'look-at', objects: 'a' }), inTurn(allOf({ zone: 'hand', of: 'opponents' }), discarded)],
    card: (id, effect) => ({
      id,
      name: id,
      type: 'ready',
      cost: [],
      abilities: [{ kind: 'activated', name: 'grope', costs: [{ pay: 'exhaust' }], effect }],
    }),
    table: (names, pick) => ({
      phoenixborn: ['lantern-warden'],
      hand: mixed(pick, [...CARDS, ...names], 4),
      spellboard: [...names],
      battlefield: ['toll-footman'],
      activePool: active,
      drawPile: mixed(pick, CARDS, 9),
      discardPile: mixed(pick, CARDS, 2),
      conjurationPile: mixed(pick, ['wisp'], 3),
    }),
  },
};
