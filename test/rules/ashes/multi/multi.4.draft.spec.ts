import { expect, it } from 'vitest';
import { draftedTo, draftTable } from '../../../support/ashes-draft.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const dealt = () => draftedTo(draftTable(3), 'keepCard');
const first = (table: Table, seat: string) => table.state.zones[`${seat}.pack`]?.[0] ?? '';

rule('Ashes multi.4', () => {
  it('goes on among the others when a player leaves, whose pack and picks leave too', () => {
    const table = dealt();
    for (const seat of ['p1', 'p2', 'p3']) table.answer(seat, first(table, seat));
    const [ours, theirs] = [table.cards('p1', 'pack'), table.cards('p3', 'pack')];
    table.answer('p1', first(table, 'p1')).concede('p2').expectHappened('leftDraft', { seat: 'p2' });
    table.expectDecision({ p3: 'keepCard' }).answer('p3', first(table, 'p3'));
    expect([table.cards('p3', 'pack'), table.cards('p1', 'pack')]).toEqual([ours.slice(1), theirs.slice(1)]);
    expect([table.cards('p2', 'pack'), table.cards('p2', 'drafted'), table.cards('p2', 'chosen')]).toEqual([
      [],
      [],
      [],
    ]);
    draftedTo(table, 'end');
    expect(table.rules.decksOf(table.state).map(({ seat }) => seat)).toEqual(['p1', 'p3']);
  });
  it('goes on while two are left', () => {
    const table = draftedTo(draftTable(3), 'keepCard').concede('p2');
    expect([table.state.outcome, table.rulesOf('leftDraft')]).toEqual([null, [['multi.4']]]);
  });
  it('is over, without decks, when one is left', () => {
    const table = draftedTo(draftTable(2), 'keepCard').concede('p2');
    expect(table.state.outcome).toMatchObject({ winners: [], losers: [], draw: false, reason: 'concession' });
    expect(table.rules.decksOf(table.state)).toEqual([]);
  });
});
