import type { Condition } from '../../../../kernel/index.js';
import type { AshesCard } from '../../card.js';
import {
  basic,
  classOf,
  deal,
  dice,
  either,
  EXHAUST,
  focus,
  inTurn,
  MAIN,
  OWN_UNIT,
  PHOENIXBORN,
  powerOf,
  target,
  UNIT,
  UNIT_OR_PHOENIXBORN,
  YOUR_PHOENIXBORN,
} from '../phrases.js';

/** Abundance. */
const YOURS: Condition = { object: 'host', matches: { of: 'you' } };

export const cloudseaSirenSpells: readonly AshesCard[] = [
  {
    id: 'purge',
    name: 'Purge',
    type: 'ready',
    cost: [MAIN],
    text: 'Main action, exhausted, a charm die: a target player discards the top of the draw pile. Focus 1: one more for a die of any kind.',
    abilities: [
      {
        kind: 'activated',
        name: 'purge',
        costs: [MAIN, EXHAUST, dice(classOf('charm'))],
        effect: {
          do: 'target-player',
          of: 'all',
          effect: inTurn(
            { do: 'discard-top', player: 'player', count: 1 },
            {
              do: 'if',
              condition: focus(1),
              then: {
                do: 'spend',
                cost: [dice(basic(1))],
                effect: { do: 'discard-top', player: 'player', count: 1 },
              },
            },
          ),
        },
      },
    ],
  },
  {
    id: 'summon-three-eyed-owl',
    name: 'Summon Three-Eyed Owl',
    type: 'ready',
    cost: [MAIN],
    text: 'Main action, exhausted, a charm die: a Three-Eyed Owl.',
    conjurations: ['three-eyed-owl'],
    abilities: [
      {
        kind: 'activated',
        name: 'summon',
        costs: [MAIN, EXHAUST, dice(classOf('charm'))],
        effect: { do: 'conjure', card: 'three-eyed-owl', count: 1 },
      },
    ],
  },
  {
    id: 'summon-seaside-raven',
    name: 'Summon Seaside Raven',
    type: 'ready',
    cost: [MAIN],
    exclusiveTo: 'Saria Guideman',
    text: 'Main action, exhausted, three dice of any kind: a Seaside Raven.',
    conjurations: ['seaside-raven'],
    abilities: [
      {
        kind: 'activated',
        name: 'summon',
        costs: [MAIN, EXHAUST, dice(basic(3))],
        effect: { do: 'conjure', card: 'seaside-raven', count: 1 },
      },
    ],
  },
  {
    id: 'abundance',
    name: 'Abundance',
    type: 'ready',
    cost: [MAIN, dice(classOf('illusion'))],
    text: 'Main action, exhausted: everyone draws up to two cards; each that is not drawn is 1 damage to the player’s Phoenixborn. To yours 1 less for each Focus.',
    abilities: [
      {
        kind: 'activated',
        name: 'feast',
        costs: [MAIN, EXHAUST],
        effect: inTurn(
          { do: 'each-draws', of: 'all', count: 2, upTo: true, as: 'drawn' },
          { do: 'all', from: PHOENIXBORN, as: 'hosts' },
          {
            do: 'for-each',
            objects: 'hosts',
            as: 'host',
            effect: deal(
              {
                plus: [
                  2,
                  { plus: [{ share: 'drawn', of: 'host' }], times: -1 },
                  { when: { all: [YOURS, focus(1)] }, amount: -1 },
                  { when: { all: [YOURS, focus(2)] }, amount: -1 },
                ],
              },
              'host',
            ),
          },
        ),
      },
    ],
  },
  {
    id: 'hidden-power',
    name: 'Hidden Power',
    type: 'action',
    cost: [MAIN, dice(classOf('illusion'))],
    text: 'Draw a card, then turn five of your active dice to any sides.',
    abilities: [],
    effect: inTurn({ do: 'draw', count: 1 }, { do: 'set-dice', count: 5 }),
  },
  {
    id: 'seal',
    name: 'Seal',
    type: 'action',
    cost: [MAIN, dice(classOf('charm'), classOf('illusion'))],
    text: 'Exhaust a ready spell on the spellboard of a target player, with all of its copies there.',
    abilities: [],
    effect: {
      do: 'target-player',
      of: 'all',
      effect: inTurn(
        {
          do: 'choose',
          from: { zone: 'spellboard', is: ['ready'], whose: 'player' },
          min: 1,
          max: 1,
          as: 'it',
        },
        { do: 'all', from: { zone: 'spellboard', whose: 'player', sameNameAs: 'it' }, as: 'copies' },
        { do: 'exhaust', objects: 'copies' },
      ),
    },
  },
  {
    id: 'strange-copy',
    name: 'Strange Copy',
    type: 'reaction',
    cost: [either(dice(powerOf('illusion')), dice(powerOf('sympathy')))],
    text: 'An opponent has declared attackers: a unit of yours becomes a copy of a target unit this turn.',
    abilities: [],
    reaction: {
      kind: 'triggered',
      name: 'strange-copy',
      on: [{ event: 'attackersDeclared', where: { seat: { seat: 'opponents' } } }],
      effect: inTurn({ do: 'choose', from: OWN_UNIT, min: 1, max: 1, as: 'mine' }, target(UNIT), {
        do: 'modify',
        objects: 'mine',
        changes: [{ change: 'copy', of: 'it' }],
        until: 'endOfTurn',
      }),
    },
  },
  {
    id: 'sympathy-pain',
    name: 'Sympathy Pain',
    type: 'reaction',
    cost: [either(dice(powerOf('charm')), dice(powerOf('sympathy')))],
    text: 'An opponent has wounded your Phoenixborn: 2 damage to a target unit or Phoenixborn of that opponent.',
    abilities: [],
    reaction: {
      kind: 'triggered',
      name: 'sympathy-pain',
      on: [
        {
          event: 'woundsPlaced',
          where: { object: { object: YOUR_PHOENIXBORN }, cause: { seat: 'opponents' } },
          bind: { them: 'cause' },
        },
      ],
      effect: inTurn(target({ ...UNIT_OR_PHOENIXBORN, whose: 'them' }), deal(2)),
    },
  },
];
