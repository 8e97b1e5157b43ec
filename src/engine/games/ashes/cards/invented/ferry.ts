import type { AshesCard, SimpleCost } from '../../card.js';
import { EXHAUST, inTurn, IS_DESTROYED, ITSELF, MAIN, OWN_UNIT, SIDE, target, UNIT } from '../phrases.js';

const basics = (n: number): SimpleCost => ({ pay: 'magic', dice: [{ n, level: 'basic' }] });
const one = { min: 1, max: 1 } as const;

/** Those who cross the river by night. */
export const ferry: readonly AshesCard[] = [
  {
    id: 'ferry-drummer',
    name: 'Drummer of the Ferry',
    type: 'ally',
    cost: [MAIN, basics(2)],
    attack: 2,
    life: 2,
    recover: 1,
    text: 'It must be blocked if it can be, and by no exhausted card. Whoever it attacks: a card from under your draw pile. Two dice bring it back if it is destroyed.',
    abilities: [
      { kind: 'static', name: 'loud', changes: [{ change: 'flag', flag: 'mustBeBlocked' }] },
      {
        kind: 'prohibition',
        name: 'awake',
        on: {
          event: 'opposing',
          where: { attacker: { object: { self: true } }, object: { object: { marks: { exhaustion: true } } } },
        },
      },
      {
        kind: 'triggered',
        name: 'net',
        timing: 'when',
        on: [{ event: 'attackersDeclared', where: { objects: ITSELF.object } }],
        effect: { do: 'draw', count: 1, from: 'bottom' },
      },
      {
        kind: 'triggered',
        name: 'shore',
        timing: 'when',
        on: IS_DESTROYED,
        effect: { do: 'spend', cost: [basics(2)], effect: { do: 'come-back', objects: 'self' } },
      },
    ],
  },
  {
    id: 'thin-ice',
    name: 'Thin Ice',
    type: 'alteration',
    cost: [SIDE, basics(1)],
    text: 'The unit takes twice as many wounds, and no wounded unit attacks it.',
    abilities: [
      {
        kind: 'static',
        name: 'cracks',
        affects: { sourceMark: 'attachedTo' },
        changes: [{ change: 'flag', flag: 'twiceWounded' }],
      },
      {
        kind: 'prohibition',
        name: 'cold',
        on: {
          event: 'attacking',
          where: {
            target: { object: { sourceMark: 'attachedTo' } },
            object: { object: { is: ['unit'], marks: { wounds: true } } },
          },
        },
      },
    ],
  },
  {
    id: 'night-ferry',
    name: 'Night Ferry',
    type: 'ready',
    cost: [MAIN],
    text: 'Side action, exhausted: a unit of yours leaves the game until the end of the turn. Main action: an alteration spell of yours crosses to any unit. Side action and a die: a charm die crosses to another card of yours. Side action: a target opponent who has active dice lowers one.',
    abilities: [
      {
        kind: 'activated',
        name: 'cross',
        costs: [SIDE, EXHAUST],
        effect: inTurn(
          target(OWN_UNIT),
          { do: 'remove-from-game', objects: 'it', as: 'gone' },
          {
            do: 'float',
            until: 'endOfTurn',
            once: true,
            ability: {
              kind: 'triggered',
              name: 'landing',
              timing: 'when',
              on: [{ event: 'turnEnding' }],
              effect: { do: 'return-removed', objects: 'gone' },
            },
          },
        ),
      },
      {
        kind: 'activated',
        name: 'cargo',
        costs: [MAIN],
        effect: inTurn(
          { do: 'choose', from: { is: ['alteration'], of: 'you', not: { sign: 'exclusive' } }, ...one, as: 'spell' },
          { do: 'all', from: UNIT, as: 'it' },
          { do: 'attach-again', objects: 'spell', onto: 'it' },
        ),
      },
      {
        kind: 'activated',
        name: 'coin',
        costs: [SIDE, basics(1)],
        effect: inTurn(
          { do: 'choose', from: { is: ['charm'], of: 'you' }, ...one, as: 'payer' },
          { do: 'choose', from: { of: 'you', notBound: 'payer' }, ...one, as: 'payee' },
          { do: 'move-die', objects: 'payer', onto: 'payee', magic: 'charm' },
        ),
      },
      {
        kind: 'activated',
        name: 'toll',
        costs: [SIDE],
        effect: {
          do: 'target-player',
          of: 'opponents',
          has: 'activePool',
          effect: { do: 'lower-dice', count: 1, player: 'player' },
        },
      },
    ],
  },
];
