import type { CardTables } from '../../../kernel/index.js';
import { KEYWORDS } from '../card.js';
import { cardTypes, costSchemas, moreDefinitions, tag } from './cards.js';

/** What Lorcana cards speak of, beside the zones, marks, words and events of the game. */
export const cardTables: CardTables = {
  title: 'A card of Disney Lorcana',
  tag,
  keywords: KEYWORDS,
  numbers: ['cost', 'strength', 'willpower', 'lore', 'moveCost', 'inkActions', 'singing', 'loreToWin'],
  flags: [
    'cannotQuest',
    'cannotSing',
    'cannotChallenge',
    'cannotBeChallenged',
    'canChallengeReady',
    'freeAbilities',
    'cannotLose',
  ],
  durations: ['endOfTurn', 'endOfChallenge', 'startOfYourNextTurn', 'theirNextTurn'],
  priced: { mover: 'objects' },
  purposes: ['play', 'move', 'ability', 'effect'],
  costs: costSchemas,
  types: cardTypes,
  more: moreDefinitions,
};
