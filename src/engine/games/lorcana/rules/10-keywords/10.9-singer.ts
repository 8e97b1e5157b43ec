import { factsOf, hasKeyword, numberOf, type Citation, type Game, type ObjectId } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/**
 * 10.9.1, 10.9.3: the cost that a character counts as while singing: Singer's number in place of its ink cost, and what
 * effects add to it for singing alone.
 */
export const singingValue = (game: Game, character: ObjectId): number => {
  const facts = factsOf(game, character);
  return (facts.keywords['singer'] ?? numberOf(facts, 'cost')) + numberOf(facts, 'singing');
};

/** 10.9.1, 10.9.3: Singer counts for this payment only; the ink cost that others see stays (4.3.4.9). */
export const rulesOfSinger = (game: Game, character: ObjectId): readonly Citation[] =>
  hasKeyword(factsOf(game, character), 'singer') ? [lorcana('10.9.1'), lorcana('10.9.3'), lorcana('4.3.4.9')] : [];
