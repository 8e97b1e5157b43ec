import { expect, it } from 'vitest';
import { teamTable } from '../../../support/riftbound-battles.js';
import { riftboundTable } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 650', () => {
  it('lets a player concede at any time, also in the turn of another', () => {
    const table = riftboundTable({}).concede('p2');
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], reason: 'concession' });
  });
});

rule('Riftbound 651.1', () => {
  it('is won by the last player, and goes on while there are two', () => {
    const table = riftboundTable({ p1: {}, p2: {}, p3: {} }).concede('p1');
    expect(table.state.outcome).toBeNull();
    table.expectDecision({ p2: 'turnAction' }).concede('p3');
    expect(table.state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1', 'p3'] });
  });
});

rule('Riftbound 652.3', () => {
  it('takes what the player owns out of the game, but for the battlefield', () => {
    const table = riftboundTable({ p1: { board: ['soldier'], hand: ['hero'] }, p2: {}, p3: {} }).concede('p1');
    const left = ['hand', 'board', 'mainDeck', 'runeDeck', 'legend'].flatMap((zone) => table.cards('p1', zone));
    expect(left).toEqual([]);
    expect(table.cards('p1', 'battlefields')).toEqual(['meadow']);
    expect(table.cards('p2', 'mainDeck').length).toBeGreaterThan(0);
  });
});

rule('Riftbound 651.4', () => {
  it('ends a game of two teams as one player gives up', () => {
    const table = teamTable({}).concede('p4');
    expect(table.state.outcome).toMatchObject({ winners: ['p1', 'p3'], reason: 'concession' });
  });
});
