import { expect, it } from 'vitest';
import { ashesGameOf, conjuration, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import { ashesRules, deckOf } from '../../../support/ashes.js';

rule('Ashes setup.5', () => {
  it('puts all ten dice into the exhausted pool, and they are no cards', () => {
    const table = ashesGameOf();
    expect(table.cards('p1', 'exhaustedPool')).toHaveLength(10);
    expect(table.cards('p1', 'activePool')).toEqual([]);
    expect(Object.values(table.state.cards).filter(({ definition }) => definition === 'natural')).toEqual([]);
  });
});

rule('Ashes setup.2', () => {
  it('puts the Phoenixborn into play for all to see', () => {
    const table = ashesGameOf();
    expect(table.cards('p2', 'phoenixborn')).toEqual(['champion']);
    const seen = table.rules.view(table.state, { kind: 'spectator' }).seats[1]?.zones['phoenixborn'];
    expect(seen?.objects?.map(({ card }) => card)).toEqual(['champion']);
    expect(table.cards('p2', 'drawPile')).not.toContain('champion');
  });
});

const snake = conjuration({ id: 'snake', limit: 3, conjurations: ['egg'] });
const egg = conjuration({ id: 'egg', limit: 2 });
const summons = ready({ id: 'summon-snake', conjurations: ['snake'] });
const begun = () => {
  const rules = ashesRules([
    ...Array.from({ length: 10 }, (_, at) => ready({ id: `ally-${at + 1}` })),
    snake,
    egg,
    summons,
  ]);
  const deck = deckOf({ 'ally-10': 0, 'summon-snake': 3 });
  const created = rules.create({
    gameId: 'g',
    format: 'constructed',
    seats: ['p1', 'p2'].map((seat) => ({ seat, deck })),
    seed: '5e'.repeat(32),
  });
  if (created.kind === 'rejected') throw new Error(created.message);
  return { rules, ...created };
};

rule('Ashes setup.3', () => {
  it('makes the conjuration pile, face down', () => {
    const { rules, state } = begun();
    const pile = (seat: string) =>
      rules.view(state, { kind: 'player', seat: 'p1' }).seats.find((one) => one.seat === seat)?.zones[
        'conjurationPile'
      ];
    expect(pile('p1')?.objects?.map(({ card }) => card)).toEqual(['snake', 'snake', 'snake', 'egg', 'egg']);
    expect(pile('p2')).toEqual({ count: 5 });
  });
});

rule('Ashes deck.6', () => {
  it('has each conjuration as often as its limit says, also those that conjurations bring', () => {
    const { rules, state } = begun();
    const pile = (state.zones['p2.conjurationPile'] ?? []).map((id) => state.objects[id]?.definition);
    expect(pile).toEqual(['snake', 'snake', 'snake', 'egg', 'egg']);
    expect(rules.validateDeck('constructed', deckOf({ 'ally-10': 0, 'summon-snake': 3 }))).toEqual([]);
  });
  it('has none that no card of the deck brings', () => {
    expect(ashesGameOf(['p1', 'p2'], [snake, egg]).cards('p1', 'conjurationPile')).toEqual([]);
  });
  it('cannot be made of a card set that lacks them', () => {
    const rules = ashesRules([summons, ...Array.from({ length: 9 }, (_, at) => ready({ id: `ally-${at + 1}` }))]);
    expect(rules.validateDeck('constructed', deckOf({ 'ally-10': 0, 'summon-snake': 3 }))).toMatchObject([
      { code: 'deck.conjuration-unknown', card: 'summon-snake' },
    ]);
  });
});

rule('Ashes glossary.conjurationlimit', () => {
  it('is one pile for all the cards that bring the same conjuration', () => {
    const { state } = begun();
    expect(state.zones['p1.conjurationPile']).toHaveLength(5);
  });
});
