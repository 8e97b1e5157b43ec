import {
  announcingDefinitions,
  announcingWords,
  cardLanguage,
  controlWords,
  schemasOf,
  type SchemaDocument,
} from '../../../kernel/index.js';
import { ELEMENTS, KEYWORDS } from '../card.js';
import { fftcgGame } from '../definition.js';
import { UNCHOOSABLE } from '../rules/11-playing/11.11.5-choosing.js';
import { PHASES, ZONES } from '../state.js';
import { words } from '../words/index.js';
import { activatedParts, cardTypes, costDefinitions, costSchemas, tag } from './cards.js';
import { EVENTS, NEVER_HEARD, NEVER_REPLACED } from './events.js';
import { wordRules } from './word-rules.js';

/** All that FF-TCG cards may say. */
export const fftcgLanguage: SchemaDocument = cardLanguage({
  title: 'A card of the Final Fantasy TCG',
  zones: ZONES.map(({ kind }) => kind),
  tag,
  keywords: KEYWORDS,
  numbers: ['cost', 'power', 'handLimit'],
  playerNumbers: ['crystals'],
  marks: {
    dull: 'flag',
    frozen: 'flag',
    damage: 'count',
    attacking: 'flag',
    blocking: 'flag',
    party: 'flag',
    primed: 'flag',
    faceUp: 'flag',
    faceDown: 'flag',
    x: 'count',
    paid: 'count',
    mode: 'count',
    fallen: 'flag',
  },
  counters: true,
  flags: [
    'cannotAttack',
    'cannotBlock',
    'cannotBeBlocked',
    'mustAttack',
    'mustBlock',
    'winsGame',
    'losesGame',
    'cannotLose',
    'dealsNoDamage',
    ...UNCHOOSABLE,
    ...ELEMENTS.map((element) => `gives-${element}`),
  ],
  durations: ['endOfTurn', 'always'],
  phases: PHASES.filter((phase) => phase !== 'setup'),
  purposes: ['cast', 'ability', 'attack', 'block'],
  events: EVENTS,
  neverHeard: NEVER_HEARD,
  neverReplaced: NEVER_REPLACED,
  remembered: fftcgGame.remembers,
  announces: true,
  activated: activatedParts,
  numberMax: 99_000,
  entersForOthers: true,
  stateTriggers: true,
  words: { ...announcingWords, ...controlWords, ...schemasOf(words) },
  wordRules,
  costs: costSchemas,
  cards: cardTypes,
  more: { ...announcingDefinitions, ...costDefinitions },
});
