/**
 * The built-in cards and decks: facts about real cards, with what they do in our own words, and a few cards of our own.
 */
import type { AshesCard } from '../card.js';
import { bloodwoodsQueenSpells } from './bloodwoods-queen/spells.js';
import { bloodwoodsQueenUnits } from './bloodwoods-queen/units.js';
import { cloudseaSirenSpells } from './cloudsea-siren/spells.js';
import { cloudseaSirenUnits } from './cloudsea-siren/units.js';
import { ironMenSpells } from './iron-men/spells.js';
import { ironMenUnits } from './iron-men/units.js';
import { mistGuardianSpells } from './mist-guardian/spells.js';
import { mistGuardianUnits } from './mist-guardian/units.js';
import { shadowsOfVirosSpells } from './shadows-of-viros/spells.js';
import { shadowsOfVirosUnits } from './shadows-of-viros/units.js';
import { snakesInSilverSpells } from './snakes-in-silver/spells.js';
import { snakesInSilverUnits } from './snakes-in-silver/units.js';
import { dice, furtherDice } from './dice.js';
import { corrected } from './errata.js';
import { iceTrap } from './ice-trap.js';
import { invented } from './invented/index.js';

export { type DeckLine, decks } from './decks.js';
export { fingerprints } from './fingerprints.js';

export const cards: readonly AshesCard[] = [
  ...dice,
  ...bloodwoodsQueenSpells,
  ...bloodwoodsQueenUnits,
  ...cloudseaSirenSpells,
  ...cloudseaSirenUnits,
  ...ironMenSpells,
  ...ironMenUnits,
  ...mistGuardianSpells,
  ...mistGuardianUnits,
  ...shadowsOfVirosSpells,
  ...shadowsOfVirosUnits,
  ...snakesInSilverSpells,
  ...snakesInSilverUnits,
  iceTrap,
  ...invented,
];

/** A card set of its own: the same cards as the publisher has corrected them. */
export const correctedCards: readonly AshesCard[] = corrected(cards);

/** Beside what is imported: cards of today ask for types of dice that the document lacks. */
export const importedCards: readonly AshesCard[] = [...correctedCards, ...furtherDice];
