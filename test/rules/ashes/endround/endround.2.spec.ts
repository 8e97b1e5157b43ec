import { expect, it } from 'vitest';
import { allPass, ashesTable } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

rule('Ashes endround.2', () => {
  it('passes the token clockwise, and the next round begins', () => {
    const table = allPass(ashesTable({}));
    table.expectHappened('tokenGiven', { seat: 'p2', cites: 'endround.2' }).expectHappened('roundBegan', { number: 2 });
    expect(table.rules.view(table.state, { kind: 'spectator' }).seats.map(({ first }) => first)).toEqual([false, true]);
  });
  it('passes by a player who has lost', () => {
    const table = allPass(ashesTable({ p1: {}, p2: {}, p3: {} }).concede('p2'));
    table.expectHappened('tokenGiven', { seat: 'p3' });
  });
});
