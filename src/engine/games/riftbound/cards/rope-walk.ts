import type { RiftboundCard } from '../card.js';
import { inTurn, target } from './phrases.js';

/** Invented, of calm and mind: equipment, who handles it, and what takes it away. */
export const ropeWalk: readonly RiftboundCard[] = [
  {
    id: 'boarding-hook',
    name: 'Boarding Hook',
    type: 'gear',
    domains: ['calm'],
    tags: ['Equipment'],
    energy: 1,
    keywords: [{ keyword: 'quickdraw' }],
    text: 'Its unit has 1 more might. For 1 calm power it is attached to a unit of its player.',
    abilities: [
      {
        kind: 'activated',
        name: 'equip',
        costs: [{ pay: 'power', n: 1, of: 'calm' }],
        targets: [target({ is: ['unit'], of: 'you' })],
        effect: { do: 'attach', objects: 'self', to: 'target' },
      },
      {
        kind: 'static',
        name: 'hook',
        always: true,
        affects: { namedBy: { mark: 'attachedTo', objects: 'self' } },
        changes: [{ change: 'number', name: 'might', add: 1 }],
      },
    ],
  },
  {
    id: 'rope-maker',
    name: 'Rope Maker',
    type: 'unit',
    domains: ['calm'],
    energy: 3,
    might: 3,
    keywords: [{ keyword: 'weaponmaster' }],
    text: 'Played, it may take an equipment of its player for 1 power less; exhausted, one for the whole price. As an equipment is attached to it, it may be recalled. Where it is, conquer and hold effects of its player trigger twice. Units of its player are played to open battlefields as well, and to those with one enemy unit.',
    abilities: [
      {
        kind: 'static',
        name: 'rigging',
        affects: { self: true },
        changes: ['conquersAgain', 'holdsAgain', 'unitsToOpen', 'unitsToLoneEnemy'].map((flag) => ({
          change: 'flag' as const,
          flag,
        })),
      },
      {
        kind: 'activated',
        name: 'rig',
        costs: [{ pay: 'exhaust' }],
        targets: [target({ is: ['Equipment'], of: 'you' })],
        effect: { do: 'equip', objects: 'target', to: 'self', less: 0 },
      },
      {
        kind: 'triggered',
        name: 'rigged',
        on: [{ event: 'attached', where: { cause: { seat: 'you' }, to: { object: { self: true } } } }],
        effect: { do: 'may', effect: { do: 'recall', objects: 'self' } },
      },
    ],
  },
  {
    id: 'cut-loose',
    name: 'Cut Loose',
    type: 'spell',
    domains: ['mind'],
    energy: 1,
    text: 'An equipment is attached no more.',
    abilities: [],
    targets: [target({ is: ['Equipment'], marks: { attachedTo: true } })],
    effect: { do: 'detach', objects: 'target' },
  },
  {
    id: 'mast-bell',
    name: 'Bell at the Mast',
    type: 'gear',
    domains: ['mind'],
    energy: 2,
    text: 'As a unit of its player comes to 5 might, or its player takes an equipment off, its player may exhaust the bell for a card. At battlefields of its player one more card is hidden, Repeat costs 1 energy less, and units come there from anywhere. Killed, at any time, it counters what chooses a unit of its player.',
    abilities: [
      {
        kind: 'static',
        name: 'watch',
        affects: { is: ['battlefield'], of: 'you', marks: { controlled: true } },
        changes: ['hidesOneMore', 'cheaperRepeat', 'reachedFromAnywhere'].map((flag) => ({
          change: 'flag' as const,
          flag,
        })),
      },
      {
        kind: 'activated',
        name: 'alarm',
        timing: 'reaction',
        costs: [{ pay: 'kill-this' }],
        targets: [target({ zone: 'chain', of: 'opponents', chooses: { is: ['unit'], of: 'you' } })],
        effect: { do: 'counter', objects: 'target' },
      },
      {
        kind: 'triggered',
        name: 'toll',
        on: [
          { event: 'becameMighty', where: { object: { object: { is: ['unit'], of: 'you' } } } },
          { event: 'detached', where: { cause: { seat: 'you' } } },
        ],
        effect: { do: 'may', effect: inTurn({ do: 'exhaust', objects: 'self' }, { do: 'draw', count: 1 }) },
      },
    ],
  },
  {
    id: 'press-warrant',
    name: 'Warrant of the Press',
    type: 'spell',
    domains: ['calm'],
    energy: 5,
    text: 'A unit of an opponent at a battlefield serves its player from now on, in the base.',
    abilities: [],
    targets: [target({ is: ['unit'], of: 'opponents', marks: { at: true } })],
    effect: inTurn(
      { do: 'gain-control', objects: 'target', until: 'untilItLeaves' },
      { do: 'recall', objects: 'target' },
    ),
  },
];
