import { expect, it } from 'vitest';
import { battleTable } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 418.2.c', () => {
  it('gives a point to the only opponent', () => {
    const table = battleTable({ p1: [], p2: [] }, {}, { seats: { p2: { mainDeck: [], trash: ['soldier', 'hero'] } } });
    table.answer('p1', { action: 'end-turn' });
    table.expectHappened('burnedOut', { seat: 'p2' }).expectHappened('pointsGained', { seat: 'p1', points: 1 });
    expect([
      table.cards('p2', 'hand').length,
      table.cards('p2', 'mainDeck').length,
      table.cards('p2', 'trash'),
    ]).toEqual([1, 1, []]);
  });
  it('lets the player choose among several', () => {
    const seats = { p2: { mainDeck: [], trash: ['soldier'] } };
    const table = battleTable({ p1: [], p2: [], p3: [] }, {}, { seats });
    table
      .answer('p1', { action: 'end-turn' })
      .expectDecision({ p2: 'burnOutOpponent' })
      .expectLegal('p2', ['p1', 'p3']);
    table.answer('p2', 'p3').expectHappened('pointsGained', { seat: 'p3' }).expectDecision({ p2: 'turnAction' });
    expect(table.cards('p2', 'hand')).toEqual(['soldier']);
  });
  it('wins with it, also as the final point', () => {
    const seats = { p1: { points: 7 }, p2: { mainDeck: [], trash: ['soldier', 'hero'] } };
    const table = battleTable({ p1: [], p2: [] }, {}, { seats }).answer('p1', { action: 'end-turn' });
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], reason: 'points' });
  });
});

rule('Riftbound 418.3.a', () => {
  it('burns out again and again without a trash, until an opponent has won', () => {
    const table = battleTable({ p1: [], p2: [] }, {}, { seats: { p2: { mainDeck: [] } } });
    table.answer('p1', { action: 'end-turn' });
    expect(table.rulesOf('burnedOut')).toHaveLength(8);
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'] });
  });
  it('burns out once where the trash has a card', () => {
    const table = battleTable({ p1: [], p2: [] }, {}, { seats: { p2: { mainDeck: [], trash: ['soldier'] } } });
    table.answer('p1', { action: 'end-turn' });
    expect(table.rulesOf('burnedOut')).toHaveLength(1);
  });
});
