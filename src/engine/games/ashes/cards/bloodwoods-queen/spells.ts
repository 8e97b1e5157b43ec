import type { AshesCard } from '../../card.js';
import {
  basic,
  classOf,
  deal,
  dice,
  EXHAUST,
  ifAny,
  inTurn,
  MAIN,
  mayTarget,
  OPPOSING_UNIT,
  OWN_UNIT,
  PHOENIXBORN,
  powerOf,
  SIDE,
  target,
  YOUR_PHOENIXBORN,
  YOUR_UNIT_DESTROYED,
} from '../phrases.js';

export const bloodwoodsQueenSpells: readonly AshesCard[] = [
  {
    id: 'fear',
    name: 'Fear',
    type: 'action',
    cost: [MAIN, dice(basic(1))],
    exclusiveTo: 'Jessa Na Ni',
    text: 'Destroy a unit of yours; then your Phoenixborn loses as many wounds as it recovers, and a target unit of an opponent is discarded.',
    abilities: [],
    effect: inTurn(
      { do: 'choose', from: OWN_UNIT, min: 1, max: 1, as: 'mine' },
      { do: 'destroy', objects: 'mine', as: 'gone' },
      ifAny(
        'gone',
        inTurn(
          { do: 'all', from: YOUR_PHOENIXBORN, as: 'own' },
          { do: 'remove-wounds', objects: 'own', count: { number: 'recover', of: 'gone' } },
          target(OPPOSING_UNIT),
          { do: 'discard-from-play', objects: 'it' },
        ),
      ),
    ),
  },
  {
    id: 'blood-transfer',
    name: 'Blood Transfer',
    type: 'ready',
    cost: [MAIN],
    text: 'Side action, exhausted, a charm and a ceremonial die: 2 damage to a target unit of yours; then take two wounds from another of your units or one from your Phoenixborn, if you like.',
    abilities: [
      {
        kind: 'activated',
        name: 'transfuse',
        costs: [SIDE, EXHAUST, dice(classOf('charm'), classOf('ceremonial'))],
        effect: inTurn(
          target(OWN_UNIT),
          deal(2, 'it', 'hurt'),
          ifAny('hurt', {
            do: 'may',
            effect: {
              do: 'choose-one',
              options: [
                {
                  name: 'unit',
                  effect: inTurn(
                    { do: 'choose', from: { ...OWN_UNIT, notBound: 'hurt' }, min: 1, max: 1, as: 'other' },
                    { do: 'remove-wounds', objects: 'other', count: 2 },
                  ),
                },
                {
                  name: 'phoenixborn',
                  effect: inTurn(
                    { do: 'all', from: YOUR_PHOENIXBORN, as: 'own' },
                    { do: 'remove-wounds', objects: 'own', count: 1 },
                  ),
                },
              ],
            },
          }),
        ),
      },
    ],
  },
  {
    id: 'summon-blood-puppet',
    name: 'Summon Blood Puppet',
    type: 'ready',
    cost: [MAIN],
    text: 'Main action, exhausted, a ceremonial die: a Blood Puppet on the battlefield of a target player.',
    conjurations: ['blood-puppet'],
    abilities: [
      {
        kind: 'activated',
        name: 'summon',
        costs: [MAIN, EXHAUST, dice(classOf('ceremonial'))],
        effect: {
          do: 'target-player',
          of: 'all',
          effect: { do: 'conjure', card: 'blood-puppet', count: 1, on: 'player' },
        },
      },
    ],
  },
  {
    id: 'cut-the-strings',
    name: 'Cut the Strings',
    type: 'ready',
    cost: [MAIN],
    text: 'Main action, exhausted, a ceremonial die and one of any kind: 2 damage to a unit of yours; then a target alteration spell may be discarded.',
    abilities: [
      {
        kind: 'activated',
        name: 'cut',
        costs: [MAIN, EXHAUST, dice(classOf('ceremonial'), basic(1))],
        effect: inTurn(
          { do: 'choose', from: OWN_UNIT, min: 1, max: 1, as: 'mine' },
          deal(2, 'mine', 'hurt'),
          ifAny('hurt', inTurn(mayTarget({ is: ['alteration'] }), { do: 'discard-from-play', objects: 'it' })),
        ),
      },
    ],
  },
  {
    id: 'undying-heart',
    name: 'Undying Heart',
    type: 'alteration',
    cost: [SIDE, dice(classOf('charm'))],
    bonus: { life: 1, recover: 1 },
    text: '1 more life and recovery. Inexhaustible: the unit, if it is an ally, may go to its owner’s hand when it is destroyed.',
    abilities: [
      {
        kind: 'static',
        name: 'undying-heart',
        always: true,
        affects: { sourceMark: 'attachedTo' },
        changes: [
          {
            change: 'grant',
            ability: {
              kind: 'triggered',
              name: 'undying',
              always: true,
              timing: 'when',
              on: [{ event: 'destroyed', where: { object: { object: { self: true, is: ['ally'] } } } }],
              effect: { do: 'may', effect: { do: 'to-hand', objects: 'self' } },
            },
          },
        ],
      },
    ],
  },
  {
    id: 'redirect',
    name: 'Redirect',
    type: 'reaction',
    cost: [dice(powerOf('charm'))],
    text: 'Your Phoenixborn is dealt damage: a unit of yours receives it instead.',
    abilities: [],
    reaction: {
      kind: 'triggered',
      name: 'redirect',
      on: [{ event: 'damageDealt', where: { object: { object: YOUR_PHOENIXBORN } }, bind: { frame: 'frame' } }],
      while: { count: OWN_UNIT, is: { min: 1 } },
      effect: inTurn(
        { do: 'choose', from: OWN_UNIT, min: 1, max: 1, as: 'mine' },
        { do: 'redirect', frame: 'frame', to: 'mine' },
      ),
    },
  },
  {
    id: 'final-cry',
    name: 'Final Cry',
    type: 'reaction',
    cost: [dice(powerOf('ceremonial'))],
    text: 'A unit of yours is destroyed: 2 damage to a target Phoenixborn.',
    abilities: [],
    reaction: {
      kind: 'triggered',
      name: 'final-cry',
      on: YOUR_UNIT_DESTROYED,
      effect: inTurn(target(PHOENIXBORN), deal(2)),
    },
  },
];
