import { expect, it } from 'vitest';
import { at, battleTable, move, pass, passAll } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 341', () => {
  it('gives focus to who has contested the battlefield', () => {
    const table = move(battleTable({ p1: ['m2'], p2: [] }), 'p1', ['m2'], 'meadow');
    table.expectHappened('showdownOpened', { object: 'meadow', seat: 'p1', combat: false, cites: '341' });
    table.expectDecision({ p1: 'focus' });
  });
});

rule('Riftbound 344.3', () => {
  it('lets the player with focus pass it to the next in turn order', () => {
    const table = move(battleTable({ p1: ['m2'], p2: [], p3: [] }), 'p1', ['m2'], 'meadow');
    table.answer('p1', pass).expectDecision({ p2: 'focus' });
    table.answer('p2', pass).expectDecision({ p3: 'focus' });
    expect(table.refused('p2', pass).code).toBe('decision.none');
  });
});

rule('Riftbound 345', () => {
  it('closes when all have passed in a row', () => {
    const table = move(battleTable({ p1: ['m2'], p2: [], p3: [] }), 'p1', ['m2'], 'meadow');
    table.answer('p1', pass).answer('p2', pass).expectNotHappened('showdownClosed');
    table.answer('p3', pass).expectHappened('showdownClosed', { object: 'meadow', cites: '345' });
    table.expectDecision({ p1: 'turnAction' });
  });
  it('needs no pass of a player who has left', () => {
    const table = move(battleTable({ p1: ['m2'], p2: [], p3: [] }), 'p1', ['m2'], 'meadow');
    table.answer('p1', pass).answer('p2', pass).concede('p2');
    table.expectDecision({ p3: 'focus' }).answer('p3', pass).expectHappened('showdownClosed');
  });
});

rule('Riftbound 345.2.a', () => {
  it('has who alone is left take control', () => {
    const table = passAll(move(battleTable({ p1: ['m2'], p2: [] }), 'p1', ['m2'], 'meadow'));
    table.expectHappened('controlTaken', { object: 'meadow', seat: 'p1', cites: '345.2.a' });
    expect(table.marks('meadow')).toEqual({ controlled: true });
    expect(table.marks('m2')).toEqual({ exhausted: true, at: table.id('meadow') });
  });
});

rule('Riftbound 345.2.a.1', () => {
  it('is a conquest, and a point', () => {
    const table = passAll(move(battleTable({ p1: ['m2'], p2: [] }), 'p1', ['m2'], 'meadow'));
    table.expectHappened('scored', { object: 'meadow', seat: 'p1', by: 'conquer', cites: '345.2.a.1' });
    table.expectHappened('pointsGained', { seat: 'p1', amount: 1, points: 1, cites: '444.1' });
  });
  it('is none of what has been scored in this turn', () => {
    const table = battleTable({ p1: [at('ganker', 'meadow'), 'm1'], p2: [] }, {});
    passAll(table);
    expect(table.player('p1')['points']).toBe(1);
    // The meadow is left, and taken again.
    passAll(move(table, 'p1', ['ganker'], 'bridge'));
    expect([table.player('p1')['points'], table.marks('meadow')]).toEqual([2, {}]);
    passAll(move(table, 'p1', ['m1'], 'meadow')).expectNotHappened('scored');
    expect([table.player('p1')['points'], table.marks('meadow')]).toEqual([2, { controlled: true }]);
  });
});
