/**
 * The FF-TCG rulebook: every number of the comprehensive rules 3.2 with a title of our own. Three numbers are misprints
 * of the document (11.4.6.1.x, 11.6.2.2.3 and .4, 11.11.2.1.1); they are cited as they stand there.
 */
import { defineRulebook } from '../../kernel/index.js';
import { principles } from './rulebook/01-principles.js';
import { cards } from './rulebook/05-cards.js';
import { definitions } from './rulebook/06-definitions.js';
import { zones } from './rulebook/07-zones.js';
import { preparingTheGame } from './rulebook/08-preparing-the-game.js';
import { phases } from './rulebook/09-phases.js';
import { attackPhase } from './rulebook/10-attack-phase.js';
import { playingCardsAndAbilities } from './rulebook/11-playing-cards-and-abilities.js';
import { ruleProcesses } from './rulebook/12-rule-processes.js';
import { keywords } from './rulebook/15-keywords.js';

const { cite, rulebook } = defineRulebook({ game: 'fftcg', title: 'FF-TCG' }, [
  ...principles,
  ...cards,
  ...definitions,
  ...zones,
  ...preparingTheGame,
  ...phases,
  ...attackPhase,
  ...playingCardsAndAbilities,
  ...ruleProcesses,
  ...keywords,
]);

/** `fftcg('12.4.5')`: a reference to one rule; a number that the book does not have does not compile. */
export const fftcg = cite;
export const fftcgRulebook = rulebook;
