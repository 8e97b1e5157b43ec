import { expect, it } from 'vitest';
import { ally } from '../../../support/ashes.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const costing = (id: string, n: number) =>
  ally({ id, cost: [{ pay: 'main' }, { pay: 'magic', dice: [{ n, level: 'basic' }] }] });
const CARDS = [costing('cheap', 1), costing('dear', 2), costing('dearest', 3)];
/** p1 discards a card that costs as much as the text has noted, or more. */
const discarding = (noted: number, ...hand: readonly string[]) =>
  cast(
    sequence(
      { do: 'note', amount: noted, as: 'least' },
      { do: 'discard', count: 1, cards: { numbers: { magicPlayCost: { min: { bound: 'least' } } } }, as: 'gone' },
    ),
    { p1: { hand: ['trick', ...hand].map((card) => ({ card, as: card })) } },
    CARDS,
  );

rule('Ashes discard.2', () => {
  it('a text that says which cards asks among those alone, also by an amount that it has noted', () => {
    const table = discarding(2, 'cheap', 'dear', 'dearest').expectDecision({ p1: 'discardCards' });
    table.expectLegal('p1', [[table.id('dear')], [table.id('dearest')]]);
    expect(table.refused('p1', ['cheap']).code).toBe('answer.unknown-option');
    table.answer('p1', ['dearest']);
    expect([table.cards('p1', 'hand'), table.cards('p1', 'discardPile')]).toEqual([
      ['cheap', 'dear'],
      ['dearest', 'trick'],
    ]);
  });
  it('the only such card is discarded without a question, and without one nothing is (resolve.2)', () => {
    expect(discarding(2, 'cheap', 'dear').cards('p1', 'discardPile')).toEqual(['dear', 'trick']);
    expect(discarding(3, 'cheap', 'dear').cards('p1', 'discardPile')).toEqual(['trick']);
  });
});
