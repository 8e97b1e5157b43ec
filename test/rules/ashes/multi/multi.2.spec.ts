import { expect, it } from 'vitest';
import { allPass, ashesTable } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

rule('Ashes multi.2', () => {
  it('passes clockwise what goes to the opponent: the token of the first player', () => {
    const four = { p1: { first: 0 }, p2: { first: 1 }, p3: {}, p4: {} };
    const table = allPass(ashesTable(four));
    table.expectHappened('tokenGiven', { seat: 'p3' });
    expect(['p1', 'p2', 'p3', 'p4'].map((seat) => table.player(seat)['first'])).toEqual([0, 0, 1, 0]);
  });
  it('passes it on over a player who has left, and from the last to the first', () => {
    const table = ashesTable({ p1: { first: 0 }, p2: {}, p3: { first: 1 }, p4: {} }).concede('p4');
    allPass(table).expectHappened('tokenGiven', { seat: 'p1' });
  });
});
