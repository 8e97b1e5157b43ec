import { expect, it } from 'vitest';
import { deckOf, riftboundRules, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const rules = riftboundRules([unit({ id: 'only', domains: ['fury'], keywords: [{ keyword: 'unique' }] })]);

rule('Riftbound keyword.unique', () => {
  it('has one copy of a unique card in a deck, and no second', () => {
    expect(rules.validateDeck('duel', deckOf({ only: 1 }))).toEqual([]);
    const [fault, ...others] = rules.validateDeck('duel', deckOf({ only: 2 }));
    expect(others).toEqual([]);
    expect([fault?.code, fault?.cites[0]?.rule]).toEqual(['deck.too-many-copies', 'keyword.unique']);
  });
});
