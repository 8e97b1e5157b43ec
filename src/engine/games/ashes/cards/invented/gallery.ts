import type { AshesCard, SimpleCost } from '../../card.js';
import { EXHAUST, inTurn, MAIN, OPPOSING_UNIT, OWN_UNIT, SIDE, target, UNIT } from '../phrases.js';

const basics = (n: number): SimpleCost => ({ pay: 'magic', dice: [{ n, level: 'basic' }] });

/** Those who hang pictures, and those who look at them. */
export const gallery: readonly AshesCard[] = [
  {
    id: 'picture-thief',
    name: 'Thief of Pictures',
    type: 'ally',
    cost: [MAIN, basics(1)],
    attack: 1,
    life: 1,
    recover: 0,
    text: 'Nothing blocks it, and nothing guards it.',
    abilities: [
      {
        kind: 'static',
        name: 'soft steps',
        changes: [
          { change: 'flag', flag: 'cannotBeBlocked' },
          { change: 'flag', flag: 'cannotBeGuarded' },
        ],
      },
    ],
  },
  {
    id: 'old-frame',
    name: 'Old Frame',
    type: 'ready',
    cost: [MAIN],
    text: 'It is not discarded by meditation. Side action, exhausted: a unit of an opponent does not attack until your next turn or the next round. Main action: a unit of yours has 1 more life until your next turn. Main action and a die: a unit does not block until the end of the next turn.',
    abilities: [
      {
        kind: 'static',
        name: 'nailed',
        always: true,
        changes: [{ change: 'flag', flag: 'cannotBeMeditated' }],
      },
      {
        kind: 'activated',
        name: 'portrait',
        costs: [SIDE, EXHAUST],
        effect: inTurn(target(OPPOSING_UNIT), {
          do: 'modify',
          objects: 'it',
          changes: [{ change: 'flag', flag: 'cannotAttack' }],
          until: 'startOfYourNextTurnOrRound',
        }),
      },
      {
        kind: 'activated',
        name: 'gilding',
        costs: [MAIN],
        effect: inTurn(target(OWN_UNIT), {
          do: 'modify',
          objects: 'it',
          changes: [{ change: 'number', name: 'life', add: 1 }],
          until: 'startOfYourNextTurn',
        }),
      },
      {
        kind: 'activated',
        name: 'still life',
        costs: [MAIN, basics(1)],
        effect: inTurn(target(UNIT), {
          do: 'modify',
          objects: 'it',
          changes: [{ change: 'flag', flag: 'cannotBlock' }],
          until: 'endOfNextTurnOrRound',
        }),
      },
    ],
  },
];
