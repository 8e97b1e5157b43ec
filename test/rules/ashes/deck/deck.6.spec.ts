import { expect, it } from 'vitest';
import { ashesGameOf, ally, ashesRules, conjuration, deckOf, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const snake = conjuration({ id: 'snake', limit: 3, conjurations: ['egg'] });
const egg = conjuration({ id: 'egg', limit: 2 });
const summons = ready({ id: 'summon-snake', conjurations: ['snake'] });
const deck = deckOf({ 'ally-10': 0, 'summon-snake': 3 });
const begun = () =>
  ashesGameOf(['p1', 'p2'], [snake, egg, summons], { seats: ['p1', 'p2'].map((seat) => ({ seat, deck })) });

rule('Ashes deck.6', () => {
  it('has each conjuration as often as its limit says, also those that conjurations bring', () => {
    const { rules, ...table } = begun();
    expect(table.cards('p2', 'conjurationPile')).toEqual(['egg', 'egg', 'snake', 'snake', 'snake']);
    expect(rules.validateDeck('constructed', deck)).toEqual([]);
  });
  it('has them by their ids, in whatever order cards name them, also two that bring each other', () => {
    const [a, b] = [
      conjuration({ id: 'a-wolf', limit: 1, conjurations: ['b-wolf'] }),
      conjuration({ id: 'b-wolf', limit: 1, conjurations: ['a-wolf'] }),
    ];
    for (const conjurations of [['a-wolf', 'b-wolf'], ['b-wolf', 'a-wolf'], ['b-wolf']]) {
      const cards = [a, b, ready({ id: 'summon-snake', conjurations })];
      const table = ashesGameOf(['p1', 'p2'], cards, { seats: ['p1', 'p2'].map((seat) => ({ seat, deck })) });
      expect(table.cards('p1', 'conjurationPile'), conjurations.join()).toEqual(['a-wolf', 'b-wolf']);
    }
  });
  it('has none that no card of the deck brings', () => {
    expect(ashesGameOf(['p1', 'p2'], [snake, egg]).cards('p1', 'conjurationPile')).toEqual([]);
  });
  it('cannot be made of a card set that lacks them', () => {
    const rules = ashesRules([summons, ...Array.from({ length: 9 }, (_, at) => ally({ id: `ally-${at + 1}` }))]);
    expect(rules.validateDeck('constructed', deck)).toMatchObject([
      { code: 'deck.conjuration-unknown', card: 'summon-snake' },
    ]);
  });
});
