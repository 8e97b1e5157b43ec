import type { AshesCard } from '../../card.js';
import {
  basic,
  classOf,
  deal,
  dice,
  EXHAUST,
  focus,
  ifMore,
  inTurn,
  MAIN,
  moreAttack,
  OPPOSING_UNIT,
  OWN_UNIT,
  PHOENIXBORN,
  powerOf,
  SIDE,
  target,
  UNIT,
  withFocus,
  YOUR_PHOENIXBORN,
} from '../phrases.js';

export const ironMenSpells: readonly AshesCard[] = [
  {
    id: 'expand-energy',
    name: 'Expand Energy',
    type: 'action',
    cost: [MAIN, dice(basic(1))],
    text: 'Draw until there are two cards in your hand.',
    abilities: [],
    effect: { do: 'draw', count: { plus: [2, { count: { zone: 'hand', of: 'you' }, times: -1 }] } },
  },
  {
    id: 'strengthen',
    name: 'Strengthen',
    type: 'ready',
    cost: [MAIN, dice(classOf('natural'), classOf('ceremonial'))],
    text: 'Side action, exhausted: a target unit has 2 more attack this turn; 3 more with Focus 2.',
    abilities: [
      {
        kind: 'activated',
        name: 'strengthen',
        costs: [SIDE, EXHAUST],
        effect: inTurn(target(UNIT), moreAttack({ plus: [2, withFocus(2, 1)] })),
      },
    ],
  },
  {
    id: 'cover',
    name: 'Cover',
    type: 'reaction',
    cost: [dice(powerOf('natural'))],
    text: 'An attack damages your guarding Phoenixborn: prevent it all, and deal 1 damage to the attacker.',
    abilities: [],
    reaction: {
      kind: 'triggered',
      name: 'cover',
      on: [
        {
          event: 'damageDealt',
          where: { object: { object: { ...YOUR_PHOENIXBORN, marks: { guarding: true } } }, by: { equals: 'attack' } },
          bind: { frame: 'frame', attacker: 'source' },
        },
      ],
      effect: inTurn({ do: 'prevent', frame: 'frame' }, target({ ...UNIT, bound: 'attacker' }), deal(1)),
    },
  },
  {
    id: 'chant-of-revenge',
    name: 'Chant of Revenge',
    type: 'ready',
    cost: [SIDE, dice(classOf('ceremonial'))],
    text: 'Gets a status token, if it has none, after an ally of yours is destroyed. Side action, exhausted: the token becomes 1 damage to a target Phoenixborn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'grief',
        timing: 'after',
        on: [{ event: 'destroyed', where: { object: { object: { is: ['ally'] } }, seat: { seat: 'you' } } }],
        effect: {
          do: 'if',
          condition: { count: { self: true, marks: { status: true } }, is: { max: 0 } },
          then: { do: 'place-status', objects: 'self', count: 1 },
        },
      },
      {
        kind: 'activated',
        name: 'revenge',
        costs: [SIDE, EXHAUST],
        effect: inTurn(
          { do: 'remove-status', objects: 'self', count: 1, as: 'removed' },
          ifMore('removed', inTurn(target(PHOENIXBORN), deal(1))),
        ),
      },
    ],
  },
  {
    id: 'summon-iron-rhino',
    name: 'Summon Iron Rhino',
    type: 'ready',
    cost: [MAIN, dice(classOf('natural'))],
    text: 'Main action, exhausted, six dice of any kind: an Iron Rhino. One die less with Focus 1, and again with Focus 2.',
    conjurations: ['iron-rhino'],
    abilities: [
      {
        kind: 'activated',
        name: 'summon',
        costs: [MAIN, EXHAUST, dice(basic(6))],
        effect: { do: 'conjure', card: 'iron-rhino', count: 1 },
      },
      { kind: 'cost', name: 'focus-1', for: 'activate', while: focus(1), add: -1 },
      { kind: 'cost', name: 'focus-2', for: 'activate', while: focus(2), add: -1 },
    ],
  },
  {
    id: 'one-hundred-blades',
    name: 'One Hundred Blades',
    type: 'action',
    cost: [MAIN, dice(basic(2))],
    exclusiveTo: 'Coal Roarkwin',
    text: '1 damage to a target Phoenixborn, then to each unit of your opponents; then draw a card.',
    abilities: [],
    effect: inTurn(target(PHOENIXBORN), deal(1), { do: 'all', from: OPPOSING_UNIT, as: 'them' }, deal(1, 'them'), {
      do: 'draw',
      count: 1,
    }),
  },
  {
    id: 'close-combat',
    name: 'Close Combat',
    type: 'action',
    cost: [MAIN, dice(powerOf('natural'))],
    text: 'An unexhausted unit of yours deals its attack to another target unit; then it gets a wound or is exhausted, as you like.',
    abilities: [],
    effect: inTurn(
      { do: 'choose', from: { ...OWN_UNIT, marks: { exhaustion: false } }, min: 1, max: 1, as: 'mine' },
      {
        do: 'if',
        condition: { count: { bound: 'mine' }, is: { min: 1 } },
        then: inTurn(target({ ...UNIT, notBound: 'mine' }), deal({ number: 'attack', of: 'mine' }), {
          do: 'if',
          condition: { count: { bound: 'mine' }, is: { min: 1 } },
          then: {
            do: 'choose-one',
            options: [
              { name: 'wound', effect: { do: 'place-wounds', objects: 'mine', count: 1 } },
              { name: 'exhaust', effect: { do: 'exhaust', objects: 'mine' } },
            ],
          },
        }),
      },
    ),
  },
];
