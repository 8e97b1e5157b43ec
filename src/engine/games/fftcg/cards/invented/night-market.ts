import type { FftcgCard } from '../../card.js';
import { ENTERS, FORWARD, inTurn, oneOf, OWN_FORWARD, power, thisTurn } from '../phrases.js';

const STALL = { jobs: ['Trader'], categories: ['MARKET'], keywords: [] };

/** A market by night, in wind and water: what is given up as a cost, who may fight whom, and what counts backwards. */
export const nightMarket: readonly FftcgCard[] = [
  {
    ...STALL,
    id: 'X-65',
    name: 'Barter Mistress',
    type: 'forward',
    elements: ['water'],
    cost: 3,
    power: 6000,
    text: 'A Backup returned to hand: cannot be blocked this turn. A Backup given up: draws 1.',
    abilities: [
      {
        kind: 'activated',
        name: 'trade-in',
        costs: [{ pay: 'return', count: 1, of: { is: ['backup'] } }],
        effect: inTurn(
          { do: 'all', from: { self: true }, as: 'itself' },
          thisTurn('itself', { change: 'flag', flag: 'cannotBeBlocked' }),
        ),
      },
      {
        kind: 'activated',
        name: 'sell-off',
        costs: [{ pay: 'break', count: 1, of: { is: ['backup'] } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  },
  {
    ...STALL,
    id: 'X-66',
    name: 'Lantern Bearer',
    type: 'backup',
    elements: ['water'],
    cost: 2,
    text: 'Another Character dulled: a Forward cannot block this turn, or must attack.',
    abilities: [
      {
        kind: 'activated',
        name: 'dazzle',
        costs: [{ pay: 'dull' }, { pay: 'dull-others', count: 1, of: {} }],
        targets: FORWARD,
        effect: thisTurn('target', { change: 'flag', flag: 'cannotBlock' }),
      },
      {
        kind: 'activated',
        name: 'lure',
        costs: [{ pay: 'dull' }],
        targets: FORWARD,
        effect: thisTurn('target', { change: 'flag', flag: 'mustAttack' }),
      },
    ],
  },
  {
    ...STALL,
    id: 'X-67',
    name: 'Ragpicker',
    type: 'forward',
    elements: ['wind'],
    cost: 2,
    power: 5000,
    text: 'A card of the Break Zone removed from the game: a Forward of its player has half as much power again this turn.',
    abilities: [
      {
        kind: 'activated',
        name: 'patch',
        costs: [{ pay: 'remove', count: 1, of: { zone: 'break' } }],
        oncePerTurn: true,
        targets: OWN_FORWARD,
        effect: thisTurn('target', power({ divided: { number: 'power', of: 'target' }, by: 2 })),
      },
    ],
  },
  {
    ...STALL,
    id: 'X-68',
    name: 'Hourglass Seller',
    type: 'monster',
    elements: ['wind'],
    cost: 2,
    text: 'Entering: three Sand counters. A Summon cast by its player takes one off; with the last one it deals the opponent a point of damage and is put into the Break Zone.',
    abilities: [
      {
        kind: 'triggered',
        name: 'turn-over',
        on: ENTERS,
        effect: inTurn(
          { do: 'all', from: { self: true }, as: 'itself' },
          { do: 'put-counters', objects: 'itself', counter: 'Sand', count: 3 },
        ),
      },
      {
        kind: 'triggered',
        name: 'trickle',
        on: [{ event: 'summonCast', where: { seat: { seat: 'you' } } }],
        effect: inTurn(
          { do: 'all', from: { self: true }, as: 'itself' },
          { do: 'remove-counters', objects: 'itself', counter: 'Sand', count: 1 },
        ),
      },
      {
        kind: 'triggered',
        name: 'run-out',
        on: [{ event: 'countersRemoved', where: { object: { object: { self: true } }, left: { equals: 0 } } }],
        effect: inTurn(
          { do: 'all', from: { self: true }, as: 'itself' },
          { do: 'put', objects: 'itself', zone: 'break' },
          { do: 'damage-player', count: 1, who: 'opponent' },
        ),
      },
    ],
  },
  {
    ...STALL,
    id: 'X-69',
    name: 'Masked Broker',
    type: 'forward',
    elements: ['water'],
    cost: 4,
    power: 7000,
    text: 'It cannot be chosen by the opponent. Blocked: the blocker cannot attack any more. A Crystal gained: 1000 more power this turn.',
    abilities: [
      { kind: 'static', name: 'mask', changes: [{ change: 'flag', flag: 'cannotBeChosenByOpponents' }] },
      {
        kind: 'triggered',
        name: 'refusal',
        on: [
          {
            event: 'blocked',
            where: { attackers: { object: { self: true } } },
            bind: { blocker: 'object' },
          },
        ],
        effect: {
          do: 'modify',
          objects: 'blocker',
          changes: [{ change: 'flag', flag: 'cannotAttack' }],
          until: 'always',
        },
      },
      {
        kind: 'triggered',
        name: 'commission',
        on: [{ event: 'crystalsChanged', where: { seat: { seat: 'you' } } }],
        effect: inTurn({ do: 'all', from: { self: true }, as: 'itself' }, thisTurn('itself', power(1000))),
      },
    ],
  },
  {
    categories: ['MARKET'],
    id: 'X-70',
    name: 'Unmarked Crate',
    type: 'summon',
    elements: ['wind'],
    cost: 1,
    text: 'A Forward is no Trader this turn; one of two or more elements goes to its owner’s hand.',
    abilities: [],
    targets: oneOf({ is: ['forward'] }),
    effect: inTurn(
      thisTurn('target', { change: 'lose-tag', tag: 'Trader' }),
      {
        do: 'all',
        from: { bound: 'target', severalOf: ['fire', 'ice', 'wind', 'earth', 'lightning', 'water'] },
        as: 'mixed',
      },
      { do: 'put', objects: 'mixed', zone: 'hand' },
    ),
  },
  {
    ...STALL,
    id: 'X-71',
    name: 'Repossessor',
    type: 'forward',
    elements: ['wind'],
    cost: 3,
    power: 6000,
    text: 'When control of a Character changes, or its player takes damage, it becomes active.',
    abilities: [
      {
        kind: 'triggered',
        name: 'claim',
        on: [{ event: 'controlChanged' }, { event: 'playerDamaged', where: { seat: { seat: 'you' } } }],
        effect: inTurn({ do: 'all', from: { self: true }, as: 'itself' }, { do: 'activate', objects: 'itself' }),
      },
    ],
  },
  {
    ...STALL,
    id: 'X-72',
    name: 'The Final Lot',
    type: 'forward',
    elements: ['dark'],
    cost: 3,
    power: 9000,
    text: 'It deals no damage to Forwards in battle. At the end of your turn, with no other Character on your side, you lose the game.',
    abilities: [
      { kind: 'static', name: 'hollow', changes: [{ change: 'flag', flag: 'dealsNoDamage' }] },
      {
        kind: 'triggered',
        name: 'going-going',
        on: [{ event: 'phaseBegan', where: { seat: { seat: 'you' }, phase: { equals: 'end' } } }],
        if: { count: { of: 'you', other: true }, is: { max: 0 } },
        effect: { do: 'lose-game' },
      },
    ],
  },
  {
    categories: ['MARKET'],
    id: 'X-73',
    name: 'A Word Left Out',
    type: 'summon',
    elements: ['ice'],
    cost: 2,
    text: 'A Character has no text this turn.',
    abilities: [],
    targets: oneOf({}),
    effect: thisTurn('target', { change: 'lose-text' }),
  },
];
