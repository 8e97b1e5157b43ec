import type { AshesCard } from '../../card.js';
import {
  basic,
  classOf,
  dice,
  ENTERS,
  EXHAUST,
  ifMore,
  inTurn,
  MAIN,
  mayTarget,
  OPPOSING_UNIT,
  SIDE,
  target,
  UNIT,
} from '../phrases.js';

export const cloudseaSirenUnits: readonly AshesCard[] = [
  {
    id: 'saria-guideman',
    name: 'Saria Guideman',
    type: 'phoenixborn',
    life: 20,
    battlefield: 5,
    spellboard: 4,
    text: 'Side action, exhausted, a charm die: perhaps draw a card, and then perhaps a target player discards the top of the draw pile.',
    abilities: [
      {
        kind: 'activated',
        name: 'hearts-pull',
        costs: [SIDE, EXHAUST, dice(classOf('charm'))],
        effect: {
          do: 'may',
          effect: inTurn(
            { do: 'draw', count: 1, as: 'drawn' },
            ifMore('drawn', {
              do: 'target-player',
              of: 'all',
              may: true,
              effect: { do: 'discard-top', player: 'player', count: 1 },
            }),
          ),
        },
      },
    ],
  },
  {
    id: 'rose-fire-dancer',
    name: 'Rose Fire Dancer',
    type: 'ally',
    cost: [MAIN, dice(classOf('illusion'), basic(1))],
    attack: 3,
    life: 1,
    recover: 0,
    text: 'Distract: side action, exhausted: exhaust a target unit.',
    abilities: [
      {
        kind: 'activated',
        name: 'distract',
        costs: [SIDE, EXHAUST],
        effect: inTurn(target(UNIT), { do: 'exhaust', objects: 'it' }),
      },
    ],
  },
  {
    id: 'enchanted-violinist',
    name: 'Enchanted Violinist',
    type: 'ally',
    cost: [MAIN, dice(classOf('charm'))],
    attack: 1,
    life: 1,
    recover: 1,
    text: 'Song of Sorrow: side action, exhausted: 1 damage to a target unit of an opponent; if that destroys it, its player discards the top of the draw pile.',
    abilities: [
      {
        kind: 'activated',
        name: 'song-of-sorrow',
        costs: [SIDE, EXHAUST],
        effect: inTurn(
          target(OPPOSING_UNIT),
          {
            do: 'deal',
            objects: 'it',
            amount: 1,
            destroyed: 'killed',
          },
          {
            do: 'its-player',
            object: 'killed',
            effect: { do: 'discard-top', player: 'player', count: 1 },
          },
        ),
      },
    ],
  },
  {
    id: 'three-eyed-owl',
    name: 'Three-Eyed Owl',
    type: 'conjuration',
    limit: 3,
    attack: 0,
    life: 2,
    recover: 0,
    text: 'Memory Drain 1: main action, exhausted: a target player discards a card of their choice.',
    abilities: [
      {
        kind: 'activated',
        name: 'memory-drain',
        n: 1,
        costs: [MAIN, EXHAUST],
        effect: { do: 'target-player', of: 'all', effect: { do: 'discard', player: 'player', count: { bound: 'n' } } },
      },
    ],
  },
  {
    id: 'seaside-raven',
    name: 'Seaside Raven',
    type: 'conjuration',
    limit: 1,
    attack: 3,
    life: 2,
    recover: 0,
    text: 'Prey 2: coming into play it may destroy a target unit with life 2 or less. Quick Strike: attacking, it deals its damage first.',
    keywords: [{ keyword: 'quick-strike' }],
    abilities: [
      {
        kind: 'triggered',
        name: 'prey',
        n: 2,
        timing: 'when',
        on: ENTERS,
        effect: inTurn(mayTarget({ ...UNIT, numbers: { life: { max: { bound: 'n' } } } }), {
          do: 'destroy',
          objects: 'it',
        }),
      },
    ],
  },
];
