import type { RiftboundCard } from '../card.js';

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
    abilities: [],
  },
  {
    id: 'ogn-280',
    name: 'Grove of the God-Willow',
    type: 'battlefield',
    domains: [],
    text: 'When its player holds here, they draw a card.',
    abilities: [],
  },
  {
    id: 'ogn-283',
    name: 'Navori Fighting Pit',
    type: 'battlefield',
    domains: [],
    text: 'When its player holds here, they buff a unit here.',
    abilities: [],
  },
  {
    id: 'ogn-294',
    name: 'Trifarian War Camp',
    type: 'battlefield',
    domains: [],
    text: 'Units here have 1 more might.',
    abilities: [],
  },
  {
    id: 'ogn-296',
    name: 'Void Gate',
    type: 'battlefield',
    domains: [],
    text: 'Spells and abilities deal 1 more to units here.',
    abilities: [],
  },
  {
    id: 'ogn-298',
    name: 'Zaun Warrens',
    type: 'battlefield',
    domains: [],
    text: 'When its player conquers here, they discard a card and draw one.',
    abilities: [],
  },
];
