/** Goal: what earlier games of a match have used up of a deck is not brought to the next, in any game that says so. */
import { expect, it } from 'vitest';
import { lorcana } from '../../src/engine/games/lorcana/index.js';
import { cardSetOf, makeRules, type GameDefinition } from '../../src/engine/kernel/index.js';

const rulesOf = (definition: GameDefinition) => makeRules(definition, cardSetOf(lorcana.cards));
const [deck = []] = Object.values(lorcana.decks);
const [first] = deck;
const used = first?.card ?? '';

const cardsOf = (without?: readonly string[]): readonly string[] => {
  const created = rulesOf(lorcana.definition).create({
    gameId: 'g',
    format: 'core-constructed',
    seats: ['p1', 'p2'].map((seat) => ({ seat, deck, ...(seat === 'p1' && without !== undefined && { without }) })),
    seed: '5e'.repeat(32),
  });
  if (created.kind === 'rejected') throw new Error(created.message);
  return Object.values(created.state.cards).flatMap(({ owner, definition }) => (owner === 'p1' ? [definition] : []));
};

it('a card that a seat does without is not there, and all others are', () => {
  expect(cardsOf()).toContain(used);
  expect(cardsOf([used])).toEqual(cardsOf().filter((card) => card !== used));
  expect(cardsOf([])).toEqual(cardsOf());
});

it('a game says what is used up by the games before, as they stand; others use up nothing', () => {
  const definition: GameDefinition = {
    ...lorcana.definition,
    usedUp: (games) => ({ p1: games.map(({ state }) => state.gameId) }),
  };
  const rules = rulesOf(definition);
  const seats = ['p1', 'p2'].map((seat) => ({ seat, deck }));
  const states = ['a', 'b'].map((gameId) => {
    const created = rules.create({ gameId, format: 'core-constructed', seats, seed: '5e'.repeat(32) });
    if (created.kind === 'rejected') throw new Error(created.message);
    return created.state;
  });
  expect(rules.usedUp?.(states)).toEqual({ p1: ['a', 'b'] });
  expect(rulesOf(lorcana.definition).usedUp).toBeNull();
});
