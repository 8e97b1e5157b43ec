/**
 * Goal: a large set that is searched for the first time, or a deck read by it, blocks no other request. Method: count
 * the others' turns meanwhile.
 */
import { expect, it } from 'vitest';
import { rulesFor, rulesOfStored } from '../../../engine/index.js';
import { readerOf } from './deck-reader.js';
import { searchCards } from './card-search.js';
import { inTurns } from './card-set-rules.js';

const GAME = 'lorcana';
const CARDS = 4_000;

async function largeSet() {
  const [some] = Object.values(rulesFor(GAME)?.cardSet.cards ?? {});
  const cards = Array.from({ length: CARDS }, (_, at) => ({ ...some, id: `9-${at}` }));
  const rules = await inTurns(rulesOfStored(GAME, cards));
  if (rules === undefined) throw new Error('the cards are of another language than this build');
  return rules;
}

/** How often others come between. */
async function turnsWhile(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  await work();
  clearImmediate(next);
  return turns;
}

it('a large set is searched, and decks are read by it, with others in between', async () => {
  const rules = await largeSet();
  const own = rulesFor(GAME);
  // What is loaded once for a game has others in between anyway.
  if (own !== undefined) await Promise.all([searchCards(own, {}, '', 1), readerOf(own)]);
  expect(await turnsWhile(() => searchCards(rules, {}, '', 1))).toBeGreaterThan(0);
  expect(await turnsWhile(() => readerOf(rules))).toBeGreaterThan(0);
});
