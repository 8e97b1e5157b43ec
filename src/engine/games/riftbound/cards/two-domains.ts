import type { RiftboundCard } from '../card.js';
import type { RiftboundAbility } from '../vocabulary.js';
import { AT_BATTLEFIELD, OWN_UNIT, WHEN_PLAYED, deal, inTurn, moreMight } from './phrases.js';

/** `min`: 2 where the text does not say "up to"; never more than there are. */
export const readiesRunes = (min: number): RiftboundAbility => ({
  kind: 'triggered',
  name: 'end-of-turn',
  on: [{ event: 'phaseBegan', where: { phase: { equals: 'ending' }, seat: { seat: 'you' } } }],
  effect: inTurn(
    {
      do: 'choose',
      from: { zone: 'runes', of: 'you', marks: { exhausted: true } },
      min,
      max: 2,
      as: 'runes',
    },
    { do: 'ready', objects: 'runes' },
  ),
});

export const darkChild: RiftboundCard = {
  id: 'ogs-017',
  name: 'Dark Child, Starter',
  type: 'legend',
  domains: ['fury', 'chaos'],
  tags: ['Annie'],
  text: 'At the end of its player’s turn up to 2 of their runes become ready.',
  abilities: [readiesRunes(0)],
};

/** Legends and signature cards. */
export const twoDomains: readonly RiftboundCard[] = [
  darkChild,
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
    abilities: [
      {
        kind: 'triggered',
        name: 'on-play',
        on: WHEN_PLAYED,
        effect: inTurn({ do: 'all', from: AT_BATTLEFIELD, as: 'everyone' }, deal(3, 'everyone')),
      },
    ],
  },
  {
    id: 'ogs-023',
    name: 'Might of Demacia, Starter',
    type: 'legend',
    domains: ['body', 'order'],
    tags: ['Garen'],
    text: 'When its player conquers where they have 4 or more units, they draw 2 cards.',
    abilities: [
      {
        kind: 'triggered',
        name: 'conquer',
        on: [
          { event: 'scored', where: { by: { equals: 'conquer' }, seat: { seat: 'you' } }, bind: { there: 'object' } },
        ],
        if: { count: { ...OWN_UNIT, markNames: { mark: 'at', objects: 'there' } }, is: { min: 4 } },
        effect: { do: 'draw', count: 2 },
      },
    ],
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
    effect: inTurn({ do: 'all', from: OWN_UNIT, as: 'friends' }, moreMight('friends', 2)),
    abilities: [],
  },
];
