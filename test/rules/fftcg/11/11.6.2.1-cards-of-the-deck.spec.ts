/** Printed costs of cards from the top of the deck. */
import { expect, it } from 'vitest';
import { bothPass, fftcgTable, forward } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const strong = forward({ id: 'strong', power: 9000 });
const USE = { action: 'use-ability', source: 'walker', ability: 'use' };
/** p1 has a Forward with this text, and a deck of so many cards. */
const withText = (text: string, deck: readonly string[]): Table => {
  const walker = definitionOf(record(1, { cost: 0, type: 'forward', text }));
  const names = ['a', 'b', 'c'].map((id) => forward({ id }));
  const p1 = { field: [{ card: '1-001', as: 'walker' }], deck };
  return fftcgTable({ p1, p2: { field: [{ card: 'strong', as: 'theirs' }] } }, [walker, strong, ...names]);
};
const TEXT = 'Put the top 2 cards of your deck into the Break Zone: Choose 1 Forward. Break it.';

rule('FF-TCG 11.6.10', () => {
  it('puts so many cards from the top of the deck into the Break Zone as the ability is used', () => {
    const at = withText(TEXT, ['a', 'b', 'c']).answer('p1', USE).answer('p1', ['theirs']);
    expect([at.cards('p1', 'break').toSorted(), at.cards('p1', 'deck')]).toEqual([['a', 'b'], ['c']]);
    expect(bothPass(at).cards('p2', 'break')).toEqual(['strong']);
  });

  it('removes them from the game where the text says so', () => {
    const text = 'Remove the top 2 cards of your deck from the game: Draw 1 card.';
    const at = withText(text, ['a', 'b', 'c']).answer('p1', USE);
    expect([at.cards('p1', 'removed').toSorted(), at.cards('p1', 'break')]).toEqual([['a', 'b'], []]);
  });
});

rule('FF-TCG 11.6.2.1', () => {
  it('cannot be used with fewer cards in the deck than it costs, and can with as many', () => {
    withText(TEXT, ['a']).expectRefused('p1', USE, 'cost.not-enough-cards', '11.6.2.1');
    const at = withText(TEXT, ['a', 'b']).answer('p1', USE).answer('p1', ['theirs']);
    expect(at.cards('p1', 'deck')).toEqual([]);
  });
});
