import type { AshesCard } from '../../card.js';
import {
  basic,
  deal,
  dice,
  EXHAUST,
  inTurn,
  IS_DESTROYED,
  mayTarget,
  OWN_UNIT,
  SIDE,
  target,
  UNIT,
} from '../phrases.js';

export const snakesInSilverUnits: readonly AshesCard[] = [
  {
    id: 'maeoni-viper',
    name: 'Maeoni Viper',
    type: 'phoenixborn',
    life: 20,
    battlefield: 4,
    spellboard: 5,
    text: 'Side action, exhausted, two dice of any kind: the attack of an unexhausted unit of yours as damage to a target unit.',
    abilities: [
      {
        kind: 'activated',
        name: 'command-strike',
        costs: [SIDE, EXHAUST, dice(basic(2))],
        effect: inTurn(
          { do: 'choose', from: { ...OWN_UNIT, marks: { exhaustion: false } }, min: 1, max: 1, as: 'mine' },
          target(UNIT),
          deal({ number: 'attack', of: 'mine' }),
        ),
      },
    ],
  },
  {
    id: 'gilder',
    name: 'Gilder',
    type: 'conjuration',
    limit: 2,
    attack: 0,
    life: 2,
    recover: 0,
    text: 'Unit Guard. Inheritance 1, inexhaustible: destroyed it may leave a status token on a target unit.',
    keywords: [{ keyword: 'unit-guard' }],
    abilities: [
      {
        kind: 'triggered',
        name: 'inheritance',
        n: 1,
        always: true,
        timing: 'when',
        on: IS_DESTROYED,
        effect: inTurn(mayTarget(UNIT), { do: 'place-status', objects: 'it', count: { bound: 'n' } }),
      },
    ],
  },
  {
    id: 'silver-snake',
    name: 'Silver Snake',
    type: 'conjuration',
    limit: 1,
    attack: 0,
    life: 4,
    recover: 3,
    text: 'Inexhaustible: its attack is the number of its status tokens, and it gets one after a unit of an opponent is destroyed (Consume).',
    abilities: [
      {
        kind: 'triggered',
        name: 'consume',
        always: true,
        timing: 'after',
        on: [{ event: 'destroyed', where: { seat: { seat: 'opponents' } } }],
        effect: { do: 'place-status', objects: 'self', count: 1 },
      },
      {
        kind: 'static',
        name: 'X',
        defines: true,
        always: true,
        changes: [{ change: 'set', name: 'attack', to: { mark: 'status', of: 'self' } }],
      },
    ],
  },
];
