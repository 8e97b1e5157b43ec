import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 444.1.b.2', () => {
  it('counts a battlefield as scored for which a card was drawn instead', () => {
    const table = battleTable({ p1: ['m1', 'm2'], p2: [] }, {}, { seats: { p1: { points: 7 } } });
    passAll(move(table, 'p1', ['m1'], 'meadow'));
    expect([table.player('p1')['points'], table.cards('p1', 'hand')]).toEqual([7, ['soldier']]);
    passAll(move(table, 'p1', ['m2'], 'bridge'));
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], reason: 'points' });
  });
  it('counts one that its player controls no more: one unit conquers both', () => {
    const ready = free('ready', { do: 'ready', objects: 'target' }, { targets: [target()] });
    const seats = { p1: { ...inHand('ready'), points: 6 } };
    const table = battleTable({ p1: ['ganker'], p2: [] }, {}, { cards: [ready], seats });
    passAll(move(table, 'p1', ['ganker'], 'meadow'));
    passAll(move(allPass(play(table, 'ready').answer('p1', ['ganker'])), 'p1', ['ganker'], 'bridge'));
    expect([table.marks('meadow'), table.state.outcome]).toMatchObject([{}, { winners: ['p1'] }]);
  });
  it('has the card drawn like any other: an empty deck burns out, and the opponent may win by it', () => {
    const p1 = { points: 7, mainDeck: [], trash: ['hero'] };
    const table = battleTable({ p1: ['m1'], p2: [] }, {}, { seats: { p1, p2: { points: 7 } } });
    passAll(move(table, 'p1', ['m1'], 'meadow')).expectHappened('burnedOut', { seat: 'p1' });
    expect(table.player('p1')['points']).toBe(7);
    expect(table.state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1'] });
  });
});
