import { cardLanguage, schemasOf, type SchemaDocument } from '../../../kernel/index.js';
import { KEYWORDS } from '../card.js';
import { PHASES, ZONES } from '../state.js';
import { words } from '../words/index.js';
import { lorcanaGame } from '../definition.js';
import { cardTypes, costSchemas, moreDefinitions, tag } from './cards.js';
import { EVENTS } from './events.js';
import { wordRules } from './word-rules.js';

/** All that Lorcana cards may say. */
export const lorcanaLanguage: SchemaDocument = cardLanguage({
  title: 'A card of Disney Lorcana',
  zones: ZONES.map(({ kind }) => kind),
  tag,
  keywords: KEYWORDS,
  numbers: ['cost', 'strength', 'willpower', 'lore', 'moveCost', 'inkActions', 'singing', 'loreToWin'],
  playerNumbers: ['lore'],
  marks: {
    exerted: 'flag',
    drying: 'flag',
    damage: 'count',
    at: 'object',
    challenging: 'object',
    challenged: 'object',
  },
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
  phases: PHASES.filter((phase) => phase !== 'setup'),
  priced: { mover: 'objects' },
  purposes: ['play', 'move', 'ability', 'effect'],
  events: EVENTS,
  remembered: lorcanaGame.remembers,
  words: schemasOf(words),
  wordRules,
  costs: costSchemas,
  cards: cardTypes,
  more: moreDefinitions,
});
