import { describe, expect, it } from 'vitest';
import { readCards } from '../../../kernel/index.js';
import { isConjured, isDeckCard, type AshesCard } from '../card.js';
import { ashesLanguage } from '../language/index.js';
import { begins } from '../deck.6-conjuration-pile.js';
import { validateDeck } from '../rules/deck/deck-validation.js';
import { correctedCards, cards, decks, fingerprints } from './index.js';
import { invented } from './invented/index.js';

const byId = new Map(cards.map((card) => [card.id, card]));
const cardOf = (id: string): AshesCard => {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};
/** Cards that the project has made up are in no file. */
const printed = cards.filter((card) => !invented.includes(card));
const lookup = (id: string) => byId.get(id);

describe('the built-in cards', () => {
  it('are 6 Phoenixborn, 61 cards for decks, 12 conjurations and 4 types of dice, beside our own', () => {
    const count = (is: (card: AshesCard) => boolean) => printed.filter(is).length;
    expect(count(({ type }) => type === 'phoenixborn')).toBe(6);
    expect(count(isDeckCard)).toBe(61);
    expect(count(isConjured)).toBe(12);
    expect(count(({ type }) => type === 'die')).toBe(4);
    expect(printed).toHaveLength(83);
  });

  it('have an id and a name each of their own', () => {
    expect(byId.size).toBe(cards.length);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
  });

  it('are such as the language knows, as plain JSON', () => {
    expect(readCards(ashesLanguage, JSON.parse(JSON.stringify(cards)), () => false)).toEqual({ kind: 'cards', cards });
  });

  it('bring into play what there is, and all conjurations are brought by some card', () => {
    const brought = new Set(cards.flatMap(({ conjurations = [] }) => conjurations));
    expect([...brought].sort()).toEqual(
      cards
        .filter(isConjured)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('are exclusive to Phoenixborn that there are', () => {
    const names = cards.filter(({ type }) => type === 'phoenixborn').map(({ name }) => name);
    const exclusive = cards.flatMap((card) => (isDeckCard(card) && card.exclusiveTo ? [card.exclusiveTo] : []));
    expect([...new Set(exclusive)].sort()).toEqual(names.sort());
  });
});

describe('the corrected cards', () => {
  it('are the same but for two, and such as the language knows', () => {
    expect(correctedCards.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
    const other = correctedCards.filter((card) => !cards.includes(card));
    expect(other.map(({ id }) => id).sort()).toEqual(['molten-gold', 'three-eyed-owl']);
    const read = readCards(ashesLanguage, JSON.parse(JSON.stringify(correctedCards)), () => false);
    expect(read).toEqual({ kind: 'cards', cards: correctedCards });
  });

  it('give two Owls to a conjuration pile', () => {
    const corrected = new Map(correctedCards.map((card) => [card.id, card]));
    const begun = begins(decks['cloudsea-siren'] ?? [], (id) => corrected.get(id));
    expect(begun).toContainEqual({ card: 'three-eyed-owl', count: 2, zone: 'conjurationPile' });
  });
});

describe('the fingerprints of the texts that are scripted', () => {
  it('exist only for cards of files; after a new card: npm run fingerprints -- ashes FILE', () => {
    const real = printed.filter(({ type }) => type !== 'die').map(({ id }) => id);
    expect(Object.keys(fingerprints).sort()).toEqual(real.sort());
  });

  it('are the same for all cards without text of their own, and only for those', () => {
    const silent = printed.filter(({ text }) => text === undefined).map(({ id }) => id);
    const [first = ''] = silent.map((id) => fingerprints[id]);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(
      Object.keys(fingerprints)
        .filter((id) => fingerprints[id] === first)
        .sort(),
    ).toEqual(silent.sort());
  });
});

describe('what the cards do', () => {
  const scripts = (card: AshesCard) => [
    ...card.abilities,
    ...(card.type === 'action' && card.effect !== undefined ? [card.effect] : []),
    ...(card.type === 'reaction' && card.reaction !== undefined ? [card.reaction] : []),
    ...('keywords' in card && card.keywords !== undefined ? card.keywords : []),
  ];

  it('is scripted wherever a card has a text, and told in our own words wherever it is scripted', () => {
    const unlike = printed.filter((card) => (card.text === undefined) !== (scripts(card).length === 0));
    expect(unlike.map(({ id }) => id)).toEqual([]);
  });

  it('is nowhere left to the players', () => {
    expect(JSON.stringify(correctedCards)).not.toContain('by-hand');
  });

  it('puts onto battlefields what the card lists', () => {
    const conjured = (card: AshesCard) =>
      [...JSON.stringify(scripts(card)).matchAll(/"do":"(?:conjure|attach-conjured)","card":"([^"]+)"/g)].map(
        ([, id]) => id,
      );
    for (const card of cards) expect([card.id, conjured(card)]).toEqual([card.id, card.conjurations ?? []]);
  });
});

describe.each(Object.entries(decks))('the deck %s', (_name, lines) => {
  it('is legal', () => {
    expect(validateDeck('constructed', lines, lookup)).toEqual([]);
  });

  it('has ten cards three times, and five dice of each of two types that it needs', () => {
    const ofDeck = lines.filter(({ card }) => isDeckCard(cardOf(card)));
    expect(ofDeck.map(({ count }) => count)).toEqual(Array(10).fill(3));
    const dice = lines.filter(({ card }) => cardOf(card).type === 'die');
    expect(dice.map(({ count }) => count)).toEqual([5, 5]);
    const needed = JSON.stringify(lines.map(({ card }) => cardOf(card)));
    for (const { card } of dice) expect(needed).toContain(`"magic":"${card}"`);
  });
});

describe('the conjuration piles', () => {
  it.each([
    ['iron-men', { 'iron-rhino': 1 }],
    ['snakes-in-silver', { gilder: 2, 'silver-snake': 1 }],
    ['mist-guardian', { 'blue-jaguar': 2, 'mist-spirit': 10, 'butterfly-monk': 2 }],
    ['cloudsea-siren', { 'three-eyed-owl': 3, 'seaside-raven': 1 }],
    ['bloodwoods-queen', { 'blood-puppet': 5 }],
    ['shadows-of-viros', { 'masked-wolf': 5, 'false-demon': 2, 'sleeping-widow': 6 }],
  ])('of %s follows from its cards', (deck, pile) => {
    const conjured = begins(decks[deck] ?? [], lookup).filter(({ zone }) => zone === 'conjurationPile');
    expect(Object.fromEntries(conjured.map(({ card, count }) => [card, count]))).toEqual(pile);
  });
});
