import type { RiftboundCard } from '../card.js';
import { ENEMY_UNIT, inTurn, OWN_UNIT, target, UNIT, WHEN_PLAYED } from './phrases.js';

/** Invented, of calm and mind: places that are swapped, what is meant for one use, and what a card keeps. */
export const seaMist: readonly RiftboundCard[] = [
  {
    id: 'ferry-twins',
    name: 'Twins of the Ferry',
    type: 'spell',
    domains: ['calm'],
    energy: 1,
    keywords: [{ keyword: 'action' }],
    text: 'Two units of its player at different locations change places, and in this turn the player hides cards for nothing.',
    abilities: [],
    targets: [
      target(OWN_UNIT, 'one'),
      target({ ...OWN_UNIT, notBound: 'one', not: { sameMark: { mark: 'at', as: 'one' } } }, 'other'),
    ],
    effect: inTurn(
      { do: 'swap-places', object: 'one', with: 'other' },
      {
        do: 'float',
        ability: {
          kind: 'static',
          name: 'fret',
          affects: { is: ['legend'], of: 'you' },
          changes: [{ change: 'flag', flag: 'hidesForNothing' }],
        },
        until: 'endOfTurn',
      },
    ),
  },
  {
    id: 'press-chain',
    name: 'Chain of the Press',
    type: 'spell',
    domains: ['mind'],
    energy: 2,
    text: 'Stuns an enemy unit and, at 3 experience or more, another unit of the same player.',
    abilities: [],
    targets: [
      target(ENEMY_UNIT),
      {
        ...target({ ...UNIT, sameController: 'target', notBound: 'target' }, 'second'),
        while: { more: { player: 'experience' }, than: 2 },
      },
    ],
    effect: inTurn({ do: 'stun', objects: 'target' }, { do: 'stun', objects: 'second' }),
  },
  {
    id: 'signal-lamp',
    name: 'Signal Lamp',
    type: 'gear',
    domains: ['mind'],
    energy: 2,
    text: 'Exhausted, at any time: 1 energy for a spell. As its player has spent 4 energy or more for a spell in the turn, units of the player have 1 more might.',
    abilities: [
      {
        kind: 'activated',
        name: 'signal',
        timing: 'reaction',
        costs: [{ pay: 'exhaust' }],
        effect: { do: 'add', resource: 'spellEnergy', amount: 1 },
      },
      {
        kind: 'static',
        name: 'bright',
        while: { happened: 'greatSpellPlayed', by: 'you', is: { min: 1 } },
        affects: OWN_UNIT,
        changes: [{ change: 'number', name: 'might', add: 1 }],
      },
    ],
  },
  {
    id: 'wreck-hold',
    name: 'Wreck Hold',
    type: 'gear',
    domains: ['mind'],
    energy: 3,
    text: 'As it is played, the gear of its player’s trash is banished. Exhausted: one of these cards is played.',
    abilities: [
      {
        kind: 'triggered',
        name: 'stow',
        on: WHEN_PLAYED,
        effect: inTurn(
          { do: 'all', from: { zone: 'trash', of: 'you', is: ['gear'] }, as: 'stowed' },
          { do: 'banish', objects: 'stowed', kept: true },
        ),
      },
      {
        kind: 'activated',
        name: 'unstow',
        costs: [{ pay: 'exhaust' }],
        effect: inTurn(
          { do: 'choose', from: { zone: 'banishment', markIsSource: 'banishedWith' }, min: 1, max: 1, as: 'stowed' },
          { do: 'play', card: 'stowed' },
        ),
      },
    ],
  },
];
