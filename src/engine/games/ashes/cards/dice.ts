import { textFingerprint } from '../../../kernel/index.js';
import type { DieKind, Magic } from '../card.js';
import type { AshesAbility, AshesEffect } from '../vocabulary.js';
import { deal, ifAny, inTurn, OPPOSING_UNIT, SIDE, target, UNIT, YOUR_PHOENIXBORN } from './phrases.js';

/** A side action and the die itself, which shows power (dice.5). */
const power = (effect: AshesEffect): AshesAbility => ({
  kind: 'activated',
  name: 'power',
  costs: [SIDE, { pay: 'power' }],
  effect,
});

/** The types of dice of the document; their powers stand on cards beside the game. */
export const dice: readonly DieKind[] = [
  {
    id: 'natural',
    name: 'Natural die',
    type: 'die',
    magic: 'natural',
    text: '1 damage to a target unit.',
    abilities: [power(inTurn(target(UNIT), deal(1)))],
  },
  {
    id: 'charm',
    name: 'Charm die',
    type: 'die',
    magic: 'charm',
    text: 'It goes on a target unit of an opponent that has none: 1 less attack as long as it lies there.',
    abilities: [
      power(inTurn(target({ ...OPPOSING_UNIT, isNot: ['charm'] }), { do: 'place-die', objects: 'it' })),
      {
        kind: 'static',
        name: 'daze',
        zones: ['diceOnCards'],
        affects: { sourceMark: 'on' },
        // The tag says that a charm die lies there.
        changes: [
          { change: 'number', name: 'attack', add: -1 },
          { change: 'tag', tag: 'charm' },
        ],
      },
    ],
  },
  {
    id: 'ceremonial',
    name: 'Ceremonial die',
    type: 'die',
    magic: 'ceremonial',
    text: 'An ally of your discard pile to hand, and 1 damage to your Phoenixborn.',
    abilities: [
      power(
        inTurn(
          { do: 'choose', from: { zone: 'discardPile', of: 'you', is: ['ally'] }, min: 1, max: 1, as: 'it' },
          { do: 'to-hand', objects: 'it', as: 'back' },
          ifAny('back', inTurn({ do: 'all', from: YOUR_PHOENIXBORN, as: 'own' }, deal(1, 'own'))),
        ),
      ),
    ],
  },
  {
    id: 'illusion',
    name: 'Illusion die',
    type: 'die',
    magic: 'illusion',
    text: 'Up to two active dice of a target opponent fall by a level.',
    abilities: [
      power({
        do: 'target-player',
        of: 'opponents',
        effect: { do: 'lower-dice', count: 2, player: 'player', upTo: true },
      }),
    ],
  },
];

/**
 * Public cards name five types more. Their powers are on reference cards, and their players carry them out by hand; a
 * card on which such a die lies has its type as a tag, as with a charm die.
 */
const further = (magic: Magic, name: string): DieKind => ({
  id: magic,
  name: `${name} die`,
  type: 'die',
  magic,
  text: 'Its power is carried out by hand.',
  abilities: [
    power({ do: 'by-hand', fingerprint: textFingerprint(`the power of a ${magic} die`) }),
    {
      kind: 'static',
      name: 'placed',
      zones: ['diceOnCards'],
      affects: { sourceMark: 'on' },
      changes: [{ change: 'tag', tag: magic }],
    },
  ],
});

/** The types of dice that the document lacks. */
export const furtherDice: readonly DieKind[] = [
  further('sympathy', 'Sympathy'),
  further('divine', 'Divine'),
  further('time', 'Time'),
  further('astral', 'Astral'),
  further('artifice', 'Artifice'),
];
