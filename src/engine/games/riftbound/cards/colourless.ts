import type { RiftboundCard } from '../card.js';
import { HERE, RECRUIT, WHEN_CONQUERED, WHEN_HELD, discard, inTurn, target } from './phrases.js';

/** Battlefields and tokens. */
export const colourless: readonly RiftboundCard[] = [
  {
    id: 'ogn-271',
    name: 'Recruit',
    type: 'unit',
    supertype: 'token',
    domains: [],
    energy: 0,
    might: 1,
    tags: ['Recruit'],
    abilities: [],
  },
  {
    id: 'ogn-275',
    name: 'Altar to Unity',
    type: 'battlefield',
    domains: [],
    text: 'When its player holds here, a Recruit is played in their base.',
    abilities: [
      {
        kind: 'triggered',
        name: 'hold',
        on: WHEN_HELD,
        effect: { do: 'play-token', card: RECRUIT, count: 1, at: 'base' },
      },
    ],
  },
  {
    id: 'ogn-280',
    name: 'Grove of the God-Willow',
    type: 'battlefield',
    domains: [],
    text: 'When its player holds here, they draw a card.',
    abilities: [{ kind: 'triggered', name: 'hold', on: WHEN_HELD, effect: { do: 'draw', count: 1 } }],
  },
  {
    id: 'ogn-283',
    name: 'Navori Fighting Pit',
    type: 'battlefield',
    domains: [],
    text: 'When its player holds here, they buff a unit here.',
    abilities: [
      {
        kind: 'triggered',
        name: 'hold',
        on: WHEN_HELD,
        targets: [target(HERE)],
        effect: { do: 'buff', objects: 'target' },
      },
    ],
  },
  {
    id: 'ogn-294',
    name: 'Trifarian War Camp',
    type: 'battlefield',
    domains: [],
    text: 'Units here have 1 more might.',
    abilities: [
      { kind: 'static', name: 'camp', affects: HERE, changes: [{ change: 'number', name: 'might', add: 1 }] },
    ],
  },
  {
    id: 'ogn-296',
    name: 'Void Gate',
    type: 'battlefield',
    domains: [],
    text: 'Spells and abilities deal 1 more to units here.',
    abilities: [{ kind: 'cost', name: 'gate', affects: HERE, for: 'bonusDamageTo', add: 1 }],
  },
  {
    id: 'ogn-298',
    name: 'Zaun Warrens',
    type: 'battlefield',
    domains: [],
    text: 'When its player conquers here, they discard a card and draw one.',
    abilities: [
      { kind: 'triggered', name: 'conquer', on: WHEN_CONQUERED, effect: inTurn(discard(1), { do: 'draw', count: 1 }) },
    ],
  },
];
