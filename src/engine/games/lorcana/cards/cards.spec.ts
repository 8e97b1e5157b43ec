import { describe, expect, it } from 'vitest';
import { fullName, KEYWORDS, type LorcanaCard } from '../card.js';
import { cards, decks } from './index.js';

const byId = new Map(cards.map((card) => [card.id, card]));
const cardOf = (id: string): LorcanaCard => {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};

/** These keywords are a number; the others have none, or (Shift) may have a cost instead. */
const NUMBERED = ['challenger', 'resist', 'singer', 'sing-together'];

describe('the built-in cards', () => {
  it('have an id and a full name each of their own', () => {
    expect(byId.size).toBe(cards.length);
    expect(new Set(cards.map(fullName)).size).toBe(cards.length);
  });

  it('are plain JSON', () => {
    expect(JSON.parse(JSON.stringify(cards))).toStrictEqual(cards);
  });

  it('give a number to exactly those keywords that have one', () => {
    for (const { keyword, n, cost } of cards.flatMap((card) => card.keywords)) {
      const numbered = NUMBERED.includes(keyword) || (keyword === 'shift' && cost === undefined);
      expect([keyword, n !== undefined]).toEqual([keyword, numbered]);
    }
  });

  it('show every keyword of the game at least once', () => {
    const shown = new Set(cards.flatMap((card) => card.keywords).map(({ keyword }) => keyword));
    expect([...KEYWORDS].filter((keyword) => !shown.has(keyword))).toEqual([]);
  });

  it('classify songs as such, and characters at least once', () => {
    expect(cards.filter((card) => card.classifications.includes('Song') && card.type !== 'action')).toEqual([]);
    expect(cards.filter((card) => card.type === 'character' && card.classifications.length === 0)).toEqual([]);
  });
});

describe.each(Object.entries(decks))('the deck %s', (_name, lines) => {
  const list = lines.flatMap(({ card, count }) => Array.from({ length: count }, () => cardOf(card)));

  it('has sixty cards', () => {
    expect(list).toHaveLength(60);
  });

  it('has at most four of one full name', () => {
    const copies = new Map<string, number>();
    for (const card of list) copies.set(fullName(card), (copies.get(fullName(card)) ?? 0) + 1);
    expect([...copies].filter(([, count]) => count > 4)).toEqual([]);
  });

  it('has two inks', () => {
    expect(new Set(list.flatMap((card) => card.inks)).size).toBe(2);
  });
});
