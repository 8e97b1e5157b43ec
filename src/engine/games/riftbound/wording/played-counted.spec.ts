/** What read texts count of a turn: points of holds, and power that was spent. */
import { describe, expect, it } from 'vitest';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, PASS, play } from '../../../../../test/support/riftbound-play.js';
import { mightOf, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import type { JsonRecord } from '../../../kernel/index.js';
import type { Table } from '../../../../../test/support/table.js';

describe('"less for each point from your holds this turn"', () => {
  const dear = unitOf('colossus', 'I cost {2}{mind} less for each point from your holds this turn.');
  const cards = [{ ...dear, energy: 7, power: 3, domains: ['mind' as const] }, spellOf('prize', 'Score 1 point.')];
  const held = { meadow: 'p1', bridge: 'p1' };
  const table = (places: readonly string[], seats = {}) => {
    const p1 = ['m1', 'm2'].slice(0, places.length).map((card, index) => at(card, places[index] ?? ''));
    const controlled = Object.fromEntries(Object.entries(held).filter(([place]) => places.includes(place)));
    return open(cards, { p1, p2: [] }, controlled, { p1: { ...inHand('colossus', 'prize'), ...seats } });
  };
  const isPlayable = (at_: Table) => JSON.stringify(at_.legal('p1')).includes(JSON.stringify(at_.id('colossus')));
  const runes = (count: number) => Array.from({ length: count }, (_, index) => ({ card: 'mind', as: `rune-${index}` }));
  const nextTurn = (opened: Table) => emptyChain(endTurn(emptyChain(endTurn(opened)), 'p2'));
  // Each rune gives 1 energy and 1 power.
  it.each([
    [['meadow', 'bridge'], 3, true],
    [['meadow', 'bridge'], 2, false],
    [['meadow'], 5, true],
    [['meadow'], 4, false],
  ])('with holds of %o and %d runes it can be played: %s', (places, count, expected) => {
    const opened = nextTurn(table(places, { runes: runes(count), runeDeck: [] }));
    expect(isPlayable(opened)).toBe(expected);
  });
  it('does not count a point that a text gives', () => {
    const opened = emptyChain(play(table(['meadow'], { runes: runes(6) }), 'prize'));
    expect([opened.player('p1')['points'], isPlayable(opened)]).toEqual([1, false]);
  });
});

describe('"while you spent {any}{any} this turn"', () => {
  const cards = [
    unitOf('bandit', 'While you spent {any}{any} this turn, I have +4 {might}.', 1),
    { ...spellOf('flare', 'Gain 1 XP.'), power: 1, domains: ['mind' as const] },
    { ...spellOf('blaze', 'Gain 1 XP.'), power: 2, domains: ['mind' as const] },
    { ...spellOf('spark', 'Gain 1 XP.'), energy: 2 },
  ];
  const PRICES: { readonly [card: string]: JsonRecord } = {
    flare: { mind: 1 },
    blaze: { mind: 2 },
    spark: { energy: 2 },
  };
  const paid = (names: readonly string[]) => {
    const hand = names.map((card, index) => ({ card, as: `${card}-${index}` }));
    const table = open(cards, { p1: ['bandit'], p2: [] }, {}, { p1: { hand, energy: 4, mind: 4 } });
    names.forEach((card, index) => emptyChain(play(table, `${card}-${index}`).answer('p1', PRICES[card] ?? {})));
    return table;
  };
  it.each([
    [['blaze'], 5],
    [['flare', 'flare'], 5],
    [['flare'], 1],
    [['spark', 'spark'], 1],
  ])('after %o it has %d might', (names, might) => {
    expect(mightOf(paid(names), 'bandit')).toBe(might);
  });
  it('not in the next turn', () => {
    expect(mightOf(emptyChain(endTurn(paid(['blaze']))), 'bandit')).toBe(1);
  });
  it('nor for what an opponent spends', () => {
    const p2 = { hand: [{ card: 'blaze', as: 'blaze' }], mind: 4 };
    const p1 = { ...inHand('flare'), mind: 1 };
    const table = play(open(cards, { p1: ['bandit'], p2: [] }, {}, { p1, p2 }), 'flare');
    table.answer('p1', { mind: 1 }).answer('p1', PASS);
    play(table, 'blaze', 'p2')
      .answer('p2', { mind: 2 })
      .expectHappened('spent', { seat: 'p2', spent: { mind: 2 } });
    expect(mightOf(emptyChain(table), 'bandit')).toBe(1);
  });
});
