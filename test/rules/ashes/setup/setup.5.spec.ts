import { expect, it } from 'vitest';
import { ashesGameOf, conjuration, deckOf, ready } from '../../../support/ashes.js';
import { noCase, rule } from '../../../support/rule.js';

const snake = conjuration({ id: 'snake', limit: 3, conjurations: ['egg'] });
const egg = conjuration({ id: 'egg', limit: 2 });
const summons = ready({ id: 'summon-snake', conjurations: ['snake'] });
const deck = deckOf({ 'ally-10': 0, 'summon-snake': 3 });
const begun = () =>
  ashesGameOf(['p1', 'p2'], [snake, egg, summons], { seats: ['p1', 'p2'].map((seat) => ({ seat, deck })) });

rule('Ashes setup.5', () => {
  noCase('outside', 'A deck has exactly ten dice (deck.5), and no rule begins with one of them elsewhere.');
  it('puts all ten dice into the exhausted pool, and they are no cards', () => {
    const table = ashesGameOf();
    expect(table.cards('p1', 'exhaustedPool')).toHaveLength(10);
    expect(table.cards('p1', 'activePool')).toEqual([]);
    expect(Object.values(table.state.cards).filter(({ definition }) => definition === 'natural')).toEqual([]);
  });
});

rule('Ashes setup.2', () => {
  noCase('outside', 'A deck has one Phoenixborn (deck.1), and no game begins with another card in play.');
  it('puts the Phoenixborn into play for all to see', () => {
    const table = ashesGameOf();
    expect(table.cards('p2', 'phoenixborn')).toEqual(['champion']);
    const seen = table.rules.view(table.state, { kind: 'spectator' }).seats[1]?.zones['phoenixborn'];
    expect(seen?.objects?.map(({ card }) => card)).toEqual(['champion']);
    expect(table.cards('p2', 'drawPile')).not.toContain('champion');
  });
});

rule('Ashes setup.3', () => {
  it('makes the conjuration pile, face down', () => {
    const { rules, state } = begun();
    const pile = (seat: string) =>
      rules.view(state, { kind: 'player', seat: 'p1' }).seats.find((one) => one.seat === seat)?.zones[
        'conjurationPile'
      ];
    expect(
      pile('p1')
        ?.objects?.map(({ card }) => card)
        .toSorted(),
    ).toEqual(['egg', 'egg', 'snake', 'snake', 'snake']);
    expect(pile('p2')).toEqual({ count: 5 });
  });
  it('has nothing to put there for a deck that brings no conjurations', () => {
    const table = ashesGameOf(['p1', 'p2'], [snake, egg, summons]);
    expect(['p1', 'p2'].map((seat) => table.cards(seat, 'conjurationPile'))).toEqual([[], []]);
  });
});
