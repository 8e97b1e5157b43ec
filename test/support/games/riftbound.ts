/** What tests must know of Riftbound. */
import type { GameState, JsonRecord } from '../../../src/engine/index.js';
import { harmless } from '../mutants/harmless/riftbound.js';
import { playing } from '../random-game.js';
import { allOf, inTurn, mixed, TOP } from './blind.js';
import type { GameKit } from './kit.js';
import { waitingTriggers } from './waiting-triggers.js';

const UNITS = ['ogn-010', 'ogn-175', 'ogn-219', 'ogn-241'];
const CARDS = [...UNITS, 'ogn-009', 'ogn-169', 'ogn-024', 'ogn-229'];

const runes: readonly string[] = ['ogn-007', 'ogn-042', 'ogn-089', 'ogn-126', 'ogn-166', 'ogn-214'].flatMap((rune) => [
  rune,
  rune,
]);

/**
 * Points are not lost, a permanent is where there is a battlefield, and between the actions of a turn nothing is under
 * way.
 */
const faults = (state: GameState): readonly string[] => {
  const { objects, pending, players, seats, zones } = state;
  const battlefields = new Set(seats.flatMap((seat) => zones[`${seat}.battlefields`] ?? []));
  const astray = Object.values(objects).filter(({ marks: { at } }) => typeof at === 'string' && !battlefields.has(at));
  const broken = playing(state).filter((seat) => Number(players[seat]?.['points'] ?? 0) < 0);
  const always = [
    ...astray.map(({ id }) => `${id} is at a battlefield that is not there`),
    ...broken.map((seat) => `${seat} has fewer points than none`),
  ];
  if (!pending.some(({ kind }) => kind === 'turnAction')) return always;
  const fighting = Object.values(objects).filter(({ marks }) => marks['attacking'] ?? marks['defending']);
  return [
    ...always,
    ...(zones['chain'] ?? []).map((id) => `${id} is still on the chain`),
    ...waitingTriggers(state),
    ...fighting.map(({ id }) => `${id} attacks or defends outside of combat`),
    ...state.frames.filter(({ procedure }) => procedure === 'showdown').map(() => 'a showdown is open still'),
  ];
};

const banished: JsonRecord = { do: 'banish', objects: 'a' };

export const kit: GameKit = {
  notLogged: ['damageSettled'],
  faults,
  stepsMax: 25,
  harmless,
  staysBehind: ['battlefields'],
  seatWith: (cards) => ({
    legend: ['ogs-017'],
    champion: ['ogs-001'],
    battlefields: ['ogn-294', 'ogn-280'],
    hand: [...cards, ...cards, ...UNITS],
    board: [...cards, 'ogn-175'],
    runes: [...runes],
    trash: [...cards],
    mainDeck: [...cards, ...cards, 'ogn-219'],
    runeDeck: ['ogn-007', 'ogn-214'],
  }),
  blind: {
    deck: 'mainDeck',
    zones: ['hand', 'runeDeck'],
    qualities: [{ is: ['unit'] }, { isNot: ['unit'] }, { numbers: { energy: { min: 3 } } }, { sameNameAs: 'self' }],
    acts: [banished, { do: 'discard', objects: 'a' }, { do: 'return', objects: 'a' }],
    sure: [inTurn(TOP, { do: 'recycle', objects: 'a' }), inTurn(allOf({ zone: 'hand', of: 'opponents' }), banished)],
    card: (id, effect, target) => ({
      id,
      name: id,
      type: 'gear',
      domains: [],
      energy: 1,
      abilities: [
        {
          kind: 'activated',
          name: 'grope',
          costs: [{ pay: 'exhaust' }],
          ...(target !== null && { targets: [target] }),
          effect,
        },
      ],
    }),
    table: (names, pick) => ({
      legend: ['ogs-023'],
      battlefields: ['ogn-275'],
      hand: mixed(pick, [...CARDS, ...names], 4),
      board: [...names, 'ogn-175'],
      runes: mixed(pick, [...runes], 6),
      mainDeck: mixed(pick, CARDS, 9),
      runeDeck: mixed(pick, [...runes], 4),
      trash: mixed(pick, CARDS, 2),
    }),
  },
};
