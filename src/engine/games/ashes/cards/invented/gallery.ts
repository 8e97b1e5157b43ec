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
    text: 'Nothing blocks it, nothing guards it, and nothing prevents what it deals in battle.',
    abilities: [
      {
        kind: 'static',
        name: 'soft steps',
        changes: [
          { change: 'flag', flag: 'cannotBeBlocked' },
          { change: 'flag', flag: 'cannotBeGuarded' },
          { change: 'flag', flag: 'cannotBePrevented' },
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
  {
    id: 'copyist',
    name: 'Copyist',
    type: 'ally',
    cost: [MAIN, basics(2)],
    attack: 0,
    life: 3,
    recover: 1,
    text: 'Two more attack for each wound on it. Side action, exhausted: a copy of a conjuration of yours. Side action: a target attacker that nothing blocks is out of the battle, if units of yours have no status tokens.',
    abilities: [
      {
        kind: 'static',
        name: 'ink',
        changes: [{ change: 'number', name: 'attack', add: { product: [2, { mark: 'wounds', of: 'self' }] } }],
      },
      {
        kind: 'activated',
        name: 'copy',
        costs: [SIDE, EXHAUST],
        effect: inTurn(
          { do: 'choose', from: { is: ['conjuration'], of: 'you' }, min: 1, max: 1, as: 'it' },
          { do: 'conjure-copy', of: 'it', count: 1 },
        ),
      },
      {
        kind: 'activated',
        name: 'erase',
        costs: [SIDE],
        effect: {
          do: 'if',
          condition: { more: 1, than: { total: 'status', on: OWN_UNIT } },
          then: inTurn(target({ ...UNIT, marks: { attacking: true }, not: { namedBy: { mark: 'blocking' } } }), {
            do: 'leave-battle',
            objects: 'it',
          }),
        },
      },
    ],
  },
  {
    id: 'print-dealer',
    name: 'Dealer in Prints',
    type: 'ally',
    cost: [MAIN, basics(1)],
    attack: 1,
    life: 2,
    recover: 1,
    text: 'Side action: a unit with a printed attack of 0 whose owner has a hand gets as much attack as its printed life, this turn.',
    abilities: [
      {
        kind: 'activated',
        name: 'reprint',
        costs: [SIDE],
        effect: inTurn(target({ ...UNIT, printed: { attack: { max: 0 } }, not: { ownerLacks: 'hand' } }), {
          do: 'modify',
          objects: 'it',
          changes: [{ change: 'number', name: 'attack', add: { printed: 'life', of: 'it' } }],
          until: 'endOfTurn',
        }),
      },
    ],
  },
  {
    id: 'auctioneer',
    name: 'Auctioneer',
    type: 'ready',
    cost: [MAIN],
    text: 'Side action, exhausted: up to two of your dice are rolled again. Main action: one of your dice is exhausted, and a player of your choice gets the first player token.',
    abilities: [
      {
        kind: 'activated',
        name: 'bids',
        costs: [SIDE, EXHAUST],
        effect: { do: 'reroll-dice', count: 2, upTo: true },
      },
      {
        kind: 'activated',
        name: 'hammer',
        costs: [MAIN],
        effect: inTurn(
          { do: 'exhaust-dice', count: 1 },
          { do: 'choose-player', of: 'all', effect: { do: 'give-first-token', player: 'player' } },
        ),
      },
    ],
  },
];
