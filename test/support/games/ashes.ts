/** What tests must know of Ashes. */
import type { GameState, Json, JsonRecord, LogEntry } from '../../../src/engine/index.js';
import { harmless } from '../mutants/harmless/ashes.js';
import { playing } from '../random-game.js';
import { allOf, inTurn, mixed, TOP } from './blind.js';
import type { Fallen, GameKit } from './kit.js';
import { waitingTriggers } from './waiting-triggers.js';

const CARDS = ['toll-footman', 'mourner', 'lantern-oil', 'call-wisps', 'candle-storm', 'ambush-at-dusk'];

const die = (card: string, level?: number): JsonRecord => ({
  card,
  cardless: true,
  ...(level !== undefined && { level }),
});

/** Ten dice of the active pool: of each type two sides, and two basic ones. */
const active: readonly JsonRecord[] = [
  ...['natural', 'charm', 'ceremonial', 'illusion'].flatMap((card) => [die(card, 2), die(card, 1)]),
  die('natural'),
  die('charm'),
];

const DICE = 10;
const POOLS = ['activePool', 'exhaustedPool', 'diceOnCards'];

/** Each player has all dice and reacts once in a turn; between the actions of a turn nothing is under way. */
const faults = (state: GameState): readonly string[] => {
  if (state.format === 'draft') return faultsOfDraft(state);
  const { seats, players, zones, pending } = state;
  const inZone = (zone: string): readonly string[] => zones[zone] ?? [];
  const ofSeats = playing(state).flatMap((seat) => {
    const dice = POOLS.flatMap((pool) => inZone(`${seat}.${pool}`)).length;
    const { reactionsTaken = 0 } = players[seat] ?? {};
    return [
      ...(dice === DICE ? [] : [`${seat} has ${dice} dice`]),
      ...(Number(reactionsTaken) <= 1 ? [] : [`${seat} has reacted twice in a turn`]),
    ];
  });
  if (!pending.some(({ kind }) => kind === 'turnAction')) return ofSeats;
  const left = ['resolving', ...seats.map((seat) => `${seat}.aside`)].flatMap(inZone);
  return [...ofSeats, ...left.map((id) => `${id} is still under way`), ...waitingTriggers(state)];
};

/** Packs have equal sizes except while they are passed, and no player has more cards than a deck takes. */
const faultsOfDraft = (state: GameState): readonly string[] => {
  const sizes = playing(state).map((seat) => (state.zones[`${seat}.pack`] ?? []).length);
  return [
    ...(new Set(sizes).size <= 1 ? [] : [`packs of ${sizes.join(', ')} cards`]),
    ...playing(state).flatMap((seat) => {
      const chosen = (state.zones[`${seat}.chosen`] ?? []).map((id) => state.objects[id]);
      const dice = chosen.filter((object) => object?.cardless === true).length;
      return [
        ...(dice <= DICE ? [] : [`${seat} has ${dice} dice`]),
        ...([0, 4].includes(chosen.length - dice)
          ? []
          : [`${seat} has ${chosen.length - dice} cards of a Phoenixborn`]),
      ];
    }),
  ];
};

const discarded: Json = { do: 'place-wounds', objects: 'a', count: 1 };

const ROLLS = ['diceRolled', 'diceRerolled'];

/** The dice of each type are a roll of their own, of all of them (prepare.1) or of some again. */
const rolled = ({ kind, seat, cards, levels }: LogEntry): readonly Fallen[] => {
  if (!ROLLS.includes(kind)) return [];
  const [types, faces] = [textsOf(cards), textsOf(levels)];
  return [...new Set(types)].map((type) => ({
    stream: `roll/${typeof seat === 'string' ? seat : ''}/${type}`,
    outcome: faces.filter((_, place) => types[place] === type),
  }));
};

const textsOf = (value: Json = []): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const kit: GameKit = {
  notLogged: ['attacking', 'opposing', 'rested'],
  asksAboutDecks: true,
  rolled,
  faults,
  stepsMax: 20,
  harmless,
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
