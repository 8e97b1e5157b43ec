import type { RiftboundCard } from '../card.js';

/** Legends and signature cards. */
export const twoDomains: readonly RiftboundCard[] = [
  {
    id: 'ogs-017',
    name: 'Dark Child, Starter',
    type: 'legend',
    domains: ['fury', 'chaos'],
    tags: ['Annie'],
    text: 'At the end of its player’s turn up to 2 of their runes become ready.',
    abilities: [],
  },
  {
    id: 'ogs-018',
    name: 'Tibbers',
    type: 'unit',
    supertype: 'signature',
    domains: ['fury', 'chaos'],
    energy: 8,
    power: 2,
    might: 7,
    tags: ['Annie'],
    text: 'Played, it deals 3 to every unit at a battlefield.',
    abilities: [],
  },
  {
    id: 'ogs-023',
    name: 'Might of Demacia, Starter',
    type: 'legend',
    domains: ['body', 'order'],
    tags: ['Garen'],
    text: 'When its player conquers where they have 4 or more units, they draw 2 cards.',
    abilities: [],
  },
  {
    id: 'ogs-024',
    name: 'Decisive Strike',
    type: 'spell',
    supertype: 'signature',
    domains: ['body', 'order'],
    energy: 5,
    power: 1,
    tags: ['Garen'],
    keywords: [{ keyword: 'action' }],
    text: 'All friendly units have 2 more might this turn.',
    abilities: [],
  },
];
