/**
 * The Lorcana rulebook: every number of the comprehensive rules of 14 March 2025 with a title of our own. Glossary
 * entries have no numbers in the document; they are cited as `G.` and the word.
 */
import { defineRulebook } from '../../kernel/index.js';
import { concepts } from './rulebook/01-concepts.js';
import { beforeTheGame } from './rulebook/02-before-the-game.js';
import { playingTheGame } from './rulebook/03-playing-the-game.js';
import { turnStructure } from './rulebook/04-turn-structure.js';
import { cards } from './rulebook/05-cards.js';
import { cardTypes } from './rulebook/06-card-types.js';
import { abilities } from './rulebook/07-abilities.js';
import { zones } from './rulebook/08-zones.js';
import { damage } from './rulebook/09-damage.js';
import { keywords } from './rulebook/10-keywords.js';
import { INFORMATIVE, REFLECTED } from './rulebook/definitions.js';
import { glossary } from './rulebook/glossary.js';
import { REFUSED } from './rulebook/status.js';

const { cite, rulebook } = defineRulebook(
  { game: 'lorcana', title: 'Lorcana' },
  [
    ...concepts,
    ...beforeTheGame,
    ...playingTheGame,
    ...turnStructure,
    ...cards,
    ...cardTypes,
    ...abilities,
    ...zones,
    ...damage,
    ...keywords,
    ...glossary,
  ],
  { refused: REFUSED, reflected: REFLECTED, informative: INFORMATIVE },
);

/** `lorcana('4.3.6.12')`: a reference to one rule; a number that the book does not have does not compile. */
export const lorcana = cite;
export const lorcanaRulebook = rulebook;
