import type { Condition } from '../../../../kernel/index.js';
import type { AshesCard } from '../../card.js';
import {
  AT_ROUND_END,
  basic,
  classOf,
  deal,
  dice,
  EXHAUST,
  focus,
  ifAny,
  inTurn,
  MAIN,
  mayTarget,
  OPPOSING_UNIT,
  OWN_UNIT,
  powerOf,
  SIDE,
  target,
  UNIT,
  YOUR_UNIT_DESTROYED,
} from '../phrases.js';

/** Small Sacrifice, its targets named: the second damage only where the first was dealt. */
const BOTH_HURT = inTurn(deal(1, 'mine', 'hurt'), ifAny('hurt', deal(1, 'theirs')));

/** Not all dice that paid are of another type or level. */
const POWER_OF_ILLUSION_PAID: Condition = {
  not: {
    object: 'paid',
    matches: { zone: 'any', either: [{ isNot: ['illusion'] }, { marks: { level: { max: 1 } } }] },
  },
};

export const shadowsOfVirosSpells: readonly AshesCard[] = [
  {
    id: 'small-sacrifice',
    name: 'Small Sacrifice',
    type: 'ready',
    cost: [MAIN],
    text: 'Main action, exhausted, a ceremonial die: 1 damage to a target unit of yours, then perhaps to one of an opponent. Focus 1: both unexhausted, they may be exhausted instead.',
    abilities: [
      {
        kind: 'activated',
        name: 'sacrifice',
        costs: [MAIN, EXHAUST, dice(classOf('ceremonial'))],
        effect: {
          do: 'if',
          condition: focus(1),
          then: inTurn(target(OWN_UNIT, 'mine'), mayTarget(OPPOSING_UNIT, 'theirs'), {
            do: 'if',
            condition: {
              all: [
                { object: 'mine', matches: { marks: { exhaustion: false } } },
                { object: 'theirs', matches: { marks: { exhaustion: false } } },
              ],
            },
            then: {
              do: 'choose-one',
              options: [
                { name: 'damage', effect: BOTH_HURT },
                {
                  name: 'exhaust',
                  effect: inTurn({ do: 'exhaust', objects: 'mine' }, { do: 'exhaust', objects: 'theirs' }),
                },
              ],
            },
            otherwise: BOTH_HURT,
          }),
          otherwise: inTurn(
            target(OWN_UNIT, 'mine'),
            deal(1, 'mine', 'hurt'),
            ifAny('hurt', inTurn(mayTarget(OPPOSING_UNIT, 'theirs'), deal(1, 'theirs'))),
          ),
        },
      },
    ],
  },
  {
    id: 'summon-masked-wolf',
    name: 'Summon Masked Wolf',
    type: 'ready',
    cost: [SIDE, dice(basic(1))],
    exclusiveTo: 'Noah Redmoon',
    text: 'Side action, exhausted, an illusion die: a Masked Wolf. Focus 1: one more side action, if a power die of illusion was spent.',
    conjurations: ['masked-wolf'],
    abilities: [
      {
        kind: 'activated',
        name: 'summon',
        costs: [SIDE, EXHAUST, { ...dice(classOf('illusion')), as: 'paid' }],
        effect: inTurn(
          { do: 'conjure', card: 'masked-wolf', count: 1 },
          {
            do: 'if',
            condition: { all: [focus(1), POWER_OF_ILLUSION_PAID] },
            then: { do: 'extra-side-action' },
          },
        ),
      },
    ],
  },
  {
    id: 'summon-false-demon',
    name: 'Summon False Demon',
    type: 'ready',
    cost: [MAIN],
    text: 'Main action, exhausted, an illusion die and one of any kind: a False Demon.',
    conjurations: ['false-demon'],
    abilities: [
      {
        kind: 'activated',
        name: 'summon',
        costs: [MAIN, EXHAUST, dice(classOf('illusion'), basic(1))],
        effect: { do: 'conjure', card: 'false-demon', count: 1 },
      },
    ],
  },
  {
    id: 'sleight-of-hand',
    name: 'Sleight of Hand',
    type: 'action',
    cost: [MAIN, dice(powerOf('illusion'), basic(1))],
    text: 'Draw three cards.',
    abilities: [],
    effect: { do: 'draw', count: 3 },
  },
  {
    id: 'bound-soul',
    name: 'Bound Soul',
    type: 'action',
    cost: [MAIN, dice(classOf('ceremonial'))],
    text: 'An ally of your discard pile to hand.',
    abilities: [],
    effect: inTurn(
      { do: 'choose', from: { zone: 'discardPile', of: 'you', is: ['ally'] }, min: 1, max: 1, as: 'found' },
      { do: 'to-hand', objects: 'found' },
    ),
  },
  {
    id: 'resummon',
    name: 'Resummon',
    type: 'ready',
    cost: [MAIN],
    text: 'Main action, exhausted, a ceremonial and an illusion die: destroy a conjuration of yours, and bring it back.',
    abilities: [
      {
        kind: 'activated',
        name: 'resummon',
        costs: [MAIN, EXHAUST, dice(classOf('ceremonial'), classOf('illusion'))],
        effect: inTurn(
          { do: 'choose', from: { is: ['conjuration'], of: 'you' }, min: 1, max: 1, as: 'mine' },
          { do: 'destroy', objects: 'mine', as: 'gone' },
          { do: 'summon-back', objects: 'gone' },
        ),
      },
    ],
  },
  {
    id: 'summon-sleeping-widows',
    name: 'Summon Sleeping Widows',
    type: 'reaction',
    cost: [dice(classOf('ceremonial', 2))],
    text: 'A unit of yours is destroyed: two Sleeping Widows.',
    conjurations: ['sleeping-widow'],
    abilities: [],
    reaction: {
      kind: 'triggered',
      name: 'summon-sleeping-widows',
      on: YOUR_UNIT_DESTROYED,
      effect: { do: 'conjure', card: 'sleeping-widow', count: 2 },
    },
  },
  {
    id: 'shadow-strike',
    name: 'Shadow Strike',
    type: 'reaction',
    cost: [dice(powerOf('illusion'))],
    text: 'An opponent has declared attackers: 3 damage to a target unit of that opponent that does not attack.',
    abilities: [],
    reaction: {
      kind: 'triggered',
      name: 'shadow-strike',
      on: [{ event: 'attackersDeclared', where: { seat: { seat: 'opponents' } }, bind: { them: 'seat' } }],
      effect: inTurn(target({ ...UNIT, whose: 'them', marks: { attacking: false } }), deal(3)),
    },
  },
  {
    id: 'fade-away',
    name: 'Fade Away',
    type: 'alteration',
    cost: [MAIN, dice(classOf('illusion'))],
    text: 'Destroy the unit at the end of the round; an ally is removed from the game.',
    abilities: [
      {
        kind: 'triggered',
        name: 'fade-away',
        timing: 'when',
        on: AT_ROUND_END,
        effect: inTurn(
          { do: 'all', from: { sourceMark: 'attachedTo' }, as: 'it' },
          { do: 'destroy', objects: 'it', as: 'gone' },
          {
            do: 'if',
            condition: { object: 'gone', matches: { zone: 'any', is: ['ally'] } },
            then: { do: 'remove-from-game', objects: 'gone' },
          },
        ),
      },
    ],
  },
];
