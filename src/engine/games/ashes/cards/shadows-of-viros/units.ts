import type { AshesCard } from '../../card.js';
import { basic, classOf, deal, dice, ENTERS, EXHAUST, inTurn, MAIN, mayTarget, SIDE, UNIT } from '../phrases.js';

export const shadowsOfVirosUnits: readonly AshesCard[] = [
  {
    id: 'noah-redmoon',
    name: 'Noah Redmoon',
    type: 'phoenixborn',
    life: 16,
    battlefield: 7,
    spellboard: 4,
    text: 'Side action, exhausted, a die of any kind: exhaust an unexhausted ready spell of a target opponent.',
    abilities: [
      {
        kind: 'activated',
        name: 'shadow-target',
        costs: [SIDE, EXHAUST, dice(basic(1))],
        effect: {
          do: 'target-player',
          of: 'opponents',
          effect: inTurn(
            {
              do: 'choose',
              from: { zone: 'spellboard', is: ['ready'], whose: 'player', marks: { exhaustion: false } },
              min: 1,
              max: 1,
              as: 'it',
            },
            { do: 'exhaust', objects: 'it' },
          ),
        },
      },
    ],
  },
  {
    id: 'stormwind-sniper',
    name: 'Stormwind Sniper',
    type: 'ally',
    cost: [MAIN, dice(classOf('ceremonial'), classOf('illusion'))],
    attack: 2,
    life: 1,
    recover: 1,
    text: 'Ambush 1: coming into play it may deal 1 damage to a target Phoenixborn. Concealed: opponents cannot target it.',
    abilities: [],
  },
  {
    id: 'masked-wolf',
    name: 'Masked Wolf',
    type: 'conjuration',
    limit: 5,
    attack: 2,
    life: 1,
    recover: 0,
    abilities: [],
  },
  {
    id: 'false-demon',
    name: 'False Demon',
    type: 'conjuration',
    limit: 2,
    attack: 2,
    life: 2,
    recover: 0,
    text: 'Nightmare 1: coming into play it may deal 1 damage to a target exhausted unit.',
    abilities: [
      {
        kind: 'triggered',
        name: 'nightmare',
        timing: 'when',
        on: ENTERS,
        effect: inTurn(mayTarget({ ...UNIT, marks: { exhaustion: true } }), deal(1)),
      },
    ],
  },
  {
    id: 'sleeping-widow',
    name: 'Sleeping Widow',
    type: 'conjuration',
    limit: 6,
    attack: 2,
    life: 1,
    recover: 0,
    abilities: [],
  },
];
