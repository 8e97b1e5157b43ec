import type { AshesCard } from '../../card.js';
import {
  classOf,
  deal,
  dice,
  EXHAUST,
  inTurn,
  IS_DESTROYED,
  mayTarget,
  OPPOSING_UNIT,
  SIDE,
  target,
  UNIT,
  UNIT_OR_PHOENIXBORN,
} from '../phrases.js';

export const mistGuardianUnits: readonly AshesCard[] = [
  {
    id: 'aradel-summergaard',
    name: 'Aradel Summergaard',
    type: 'phoenixborn',
    life: 16,
    battlefield: 8,
    spellboard: 4,
    text: 'Side action, exhausted, a natural die: 2 damage to a target unit.',
    abilities: [
      {
        kind: 'activated',
        name: 'water-blast',
        costs: [SIDE, EXHAUST, dice(classOf('natural'))],
        effect: inTurn(target(UNIT), deal(2)),
      },
    ],
  },
  {
    id: 'blue-jaguar',
    name: 'Blue Jaguar',
    type: 'conjuration',
    limit: 2,
    attack: 1,
    life: 2,
    recover: 0,
    text: 'Gaze: declared as an attacker it may keep a target unit of an opponent from blocking and guarding this turn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'gaze',
        timing: 'when',
        on: [{ event: 'attackersDeclared', where: { objects: { object: { self: true } } } }],
        effect: inTurn(mayTarget(OPPOSING_UNIT), {
          do: 'modify',
          objects: 'it',
          changes: [
            { change: 'flag', flag: 'cannotBlock' },
            { change: 'flag', flag: 'cannotGuard' },
          ],
          until: 'endOfTurn',
        }),
      },
    ],
  },
  {
    id: 'mist-spirit',
    name: 'Mist Spirit',
    type: 'conjuration',
    limit: 10,
    attack: 1,
    life: 1,
    recover: 0,
    abilities: [],
  },
  {
    id: 'butterfly-monk',
    name: 'Butterfly Monk',
    type: 'conjuration',
    limit: 2,
    attack: 1,
    life: 1,
    recover: 0,
    text: 'Unit Guard. Mend 1, inexhaustible: destroyed it may take a wound from a target unit or Phoenixborn.',
    keywords: [{ keyword: 'unit-guard' }],
    abilities: [
      {
        kind: 'triggered',
        name: 'mend',
        n: 1,
        always: true,
        timing: 'when',
        on: IS_DESTROYED,
        effect: inTurn(mayTarget(UNIT_OR_PHOENIXBORN), { do: 'remove-wounds', objects: 'it', count: { bound: 'n' } }),
      },
    ],
  },
];
