import { describe, expect, it } from 'vitest';
import { readCards } from '../../../kernel/index.js';
import { isMainDeckCard, type RiftboundCard } from '../card.js';
import { riftboundLanguage } from '../language/index.js';
import { FORMATS } from '../rules/454-modes/454-modes.js';
import { validateDeck } from '../rules/101-decks/103-validation.js';
import { fingerprints as chinese } from './fingerprints.zh.js';
import { fingerprints } from './fingerprints.js';
import { cards, decks, invented } from './index.js';
import { chinese as chineseWordings, english } from './wordings.js';
import { ownScripts } from '../catalogue/scripts.js';

const byId = new Map(cards.map((card) => [card.id, card]));
const lookup = (id: string) => byId.get(id);

describe('the built-in cards', () => {
  it('have an id and a name each of their own', () => {
    expect(byId.size).toBe(cards.length);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
  });

  it('are such as the language knows, as plain JSON', () => {
    expect(readCards(riftboundLanguage, JSON.parse(JSON.stringify(cards)), () => false)).toEqual({
      kind: 'cards',
      cards,
    });
  });

  it('are all in a deck, but for tokens and the runes of the other domains', () => {
    const used = new Set(Object.values(decks).flatMap((lines) => lines.map(({ card }) => card)));
    const isToken = (card: RiftboundCard) => 'supertype' in card && card.supertype === 'token';
    const unused = cards.filter((card) => !used.has(card.id) && !isToken(card) && card.type !== 'rune');
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});

describe.each([
  ['English', fingerprints],
  ['Chinese', chinese],
])('the fingerprints of the %s texts that are scripted', (_language, of) => {
  it('exist only for cards of files; after a new card: npm run fingerprints -- riftbound FILE', () => {
    const printed = cards.filter((card) => !invented.includes(card)).map(({ id }) => id);
    expect(Object.keys(of).sort()).toEqual(printed.sort());
  });

  it('are the same for all cards without text of their own, and only for those', () => {
    const silent = cards.filter(({ text }) => text === undefined).map(({ id }) => id);
    const [first = ''] = silent.map((id) => of[id]);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(
      Object.keys(of)
        .filter((id) => of[id] === first)
        .sort(),
    ).toEqual(silent.sort());
  });
});

describe.each([
  ['English', english, 'ogn-029', fingerprints, chinese],
  ['Chinese', chineseWordings, 'ogs-017', chinese, fingerprints],
])('a text that says something else in %s', (_language, wordings, card, own, others) => {
  it('has a script of its own for its own fingerprint', () => {
    expect(wordings.map(({ id }) => id)).toEqual([card]);
    expect(own[card]).not.toBe(others[card]);
    expect(wordings).not.toContainEqual(lookup(card));
    expect(ownScripts([...cards, ...wordings], own)(`${card}a`)).toEqual({ card: wordings[0], fingerprint: own[card] });
    expect(ownScripts(cards, others)(card)?.card).toEqual(lookup(card));
  });
  it('is such as the language knows', () => {
    expect(readCards(riftboundLanguage, JSON.parse(JSON.stringify(wordings)), () => false)).toMatchObject({
      kind: 'cards',
    });
  });
});

describe.each(Object.entries(decks))('the deck %s', (_name, lines) => {
  it.each(FORMATS)('is legal in a %s', (format) => {
    expect(validateDeck(format, lines, lookup)).toEqual([]);
  });

  it('has exactly forty cards and twelve runes', () => {
    const count = (is: (card: RiftboundCard) => boolean) =>
      lines.reduce(
        (sum, { card, count: n }) => (cards.some((each) => each.id === card && is(each)) ? sum + n : sum),
        0,
      );
    expect(count(isMainDeckCard)).toBe(40);
    expect(count(({ type }) => type === 'rune')).toBe(12);
  });
});
