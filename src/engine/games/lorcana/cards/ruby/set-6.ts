import type { LorcanaCard } from '../../card.js';

export const ruby6: readonly LorcanaCard[] = [
  {
    id: '6-103',
    name: 'Mickey Mouse',
    version: 'Pirate Captain',
    inks: ['ruby'],
    cost: 5,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Hero', 'Pirate', 'Captain'],
    strength: 4,
    willpower: 4,
    lore: 2,
    keywords: [{ keyword: 'shift', n: 3 }],
    text: 'On questing: one Pirate gains 2 strength and takes no damage from challenges, this turn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'embolden-a-pirate',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character', 'Pirate'] }, min: 1, max: 1, as: 'chosen' },
            {
              do: 'modify',
              objects: 'chosen',
              changes: [
                { change: 'number', name: 'strength', add: 2 },
                {
                  change: 'grant',
                  ability: {
                    kind: 'prohibition',
                    name: 'no-damage-from-challenges',
                    on: {
                      event: 'damageDealt',
                      where: { object: { object: { self: true } }, challenge: { equals: true } },
                    },
                  },
                },
              ],
              until: 'endOfTurn',
            },
          ],
        },
      },
    ],
  },
  {
    id: '6-107',
    name: 'Raya',
    version: 'Kumandran Rider',
    inks: ['ruby'],
    cost: 4,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Princess'],
    strength: 3,
    willpower: 3,
    lore: 2,
    keywords: [],
    text: 'Once in your turn, a card that becomes ink of yours lets another of your characters be readied, which may not quest this turn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'come-along',
        on: [{ event: 'inked', where: { seat: { seat: 'you' } } }],
        while: { turn: 'yours' },
        oncePerTurn: true,
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { of: 'you', is: ['character'], other: true }, min: 1, max: 1, as: 'chosen' },
              { do: 'ready', objects: 'chosen' },
              {
                do: 'modify',
                objects: 'chosen',
                changes: [{ change: 'flag', flag: 'cannotQuest' }],
                until: 'endOfTurn',
              },
            ],
          },
        },
      },
    ],
  },
  {
    id: '6-124',
    name: 'Maui',
    version: 'Half-Shark',
    inks: ['ruby'],
    cost: 6,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Deity'],
    strength: 7,
    willpower: 5,
    lore: 1,
    keywords: [{ keyword: 'evasive' }],
    text: 'Challenging a character lets you take an action back from your discard. Actions you play earn 1 lore each.',
    abilities: [
      {
        kind: 'triggered',
        name: 'recall-an-action',
        on: [
          {
            event: 'challenged',
            where: { object: { object: { self: true } }, target: { object: { is: ['character'] } } },
          },
        ],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { zone: 'discard', of: 'you', is: ['action'] }, min: 1, max: 1, as: 'chosen' },
              { do: 'put', objects: 'chosen', zone: 'hand' },
            ],
          },
        },
      },
      {
        kind: 'triggered',
        name: 'lore-for-actions',
        on: [{ event: 'played', where: { seat: { seat: 'you' }, type: { equals: 'action' } } }],
        effect: { do: 'gain-lore', amount: 1 },
      },
    ],
  },
  {
    id: '6-128',
    name: 'Thievery',
    inks: ['ruby'],
    cost: 1,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Moves 1 lore from an opponent of your choice to you.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose-player', of: 'opponents', effect: { do: 'lose-lore', amount: 1, who: 'player' } },
        { do: 'gain-lore', amount: 1 },
      ],
    },
  },
  {
    id: '6-130',
    name: 'The Islands I Pulled from the Sea',
    inks: ['ruby'],
    cost: 3,
    inkable: false,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: 'Finds a location in your deck, shows it and takes it to your hand; the deck is shuffled.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { zone: 'deck', of: 'you', is: ['location'] }, min: 1, max: 1, as: 'chosen' },
        { do: 'reveal', objects: 'chosen' },
        { do: 'put', objects: 'chosen', zone: 'hand' },
        { do: 'shuffle' },
      ],
    },
  },
  {
    id: '6-134',
    name: "Card Soldier's Spear",
    inks: ['ruby'],
    cost: 1,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Your damaged characters have 1 more strength.',
    abilities: [
      {
        kind: 'static',
        name: 'arm-the-wounded',
        affects: { of: 'you', is: ['character'], marks: { damage: true } },
        changes: [{ change: 'number', name: 'strength', add: 1 }],
      },
    ],
  },
];
