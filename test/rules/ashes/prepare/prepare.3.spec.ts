import { expect, it } from 'vitest';
import { ashesTable } from '../../../support/ashes.js';
import { noCase, rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const workers = (count: number) => Array.from({ length: count }, () => 'worker');
/** From p1's turn to the discard step of the next round, where p2 holds the token. */
const prepared = (table: Table, seats: readonly string[] = ['p1', 'p2']): Table => {
  for (const seat of seats) table.answer(seat, { action: 'pass' }).answer(seat, { action: 'end' });
  return table;
};
const at = (p1: object, p2: object = {}) =>
  prepared(ashesTable({ p1: { hand: workers(2), ...p1 }, p2: { hand: workers(5), ...p2 } }));

rule('Ashes prepare.2', () => {
  it('lets all discard any number of cards at once, and shows them together', () => {
    const table = at({});
    table.expectDecision({ p1: 'prepareDiscard', p2: 'prepareDiscard' });
    const [one = ''] = table.state.zones['p1.hand'] ?? [];
    table.answer('p1', [one]);
    expect(table.cards('p1', 'discardPile')).toEqual([]);
    table.answer('p2', []).expectHappened('discarded', { seat: 'p1', cites: 'prepare.2' });
    expect(table.cards('p1', 'discardPile')).toEqual(['worker']);
  });
  it('asks nobody who has no hand', () => {
    at({ hand: [] }).expectDecision({ p2: 'prepareDiscard' });
  });
});

rule('Ashes prepare.3', () => {
  it('draws up to five cards', () => {
    const table = at({}).answer('p1', []).answer('p2', []);
    expect([table.cards('p1', 'hand').length, table.cards('p2', 'hand').length]).toEqual([5, 5]);
    expect(table.log.filter(({ kind }) => kind === 'drawn').map(({ seat }) => seat)).toEqual(['p1', 'p1', 'p1']);
  });
  it('neither draws nor discards where there are more', () => {
    const table = at({ hand: workers(7) })
      .answer('p1', [])
      .answer('p2', []);
    expect(table.cards('p1', 'hand')).toHaveLength(7);
    table.expectNotHappened('drawn');
  });
});

rule('Ashes prepare.3a', () => {
  it('wounds the Phoenixborn once for each card that is not there, in turns from the first player', () => {
    const table = at({ drawPile: [] }, { hand: workers(3), drawPile: workers(1) });
    table.answer('p1', []).answer('p2', []);
    const wounds = table.log.filter(({ kind }) => kind === 'woundsPlaced');
    // p2 has the token in this round.
    expect(wounds.map(({ seat, count, now }) => [seat, count, now])).toEqual([
      ['p2', 1, 1],
      ['p1', 1, 1],
      ['p1', 1, 2],
      ['p1', 1, 3],
    ]);
    table.expectNotHappened('damageDealt');
  });
  it('ends the game in the middle', () => {
    const weak = { card: 'champion', wounds: 14 };
    const table = at({ drawPile: [], phoenixborn: [weak] }, { hand: workers(3), drawPile: [], phoenixborn: [weak] });
    table.answer('p1', []).answer('p2', []);
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], draw: false });
    expect(table.log.filter(({ kind }) => kind === 'woundsPlaced')).toHaveLength(1);
  });
  it('wounds nobody who could draw', () => {
    at({ drawPile: workers(3) })
      .answer('p1', [])
      .answer('p2', [])
      .expectNotHappened('woundsPlaced');
  });
});

rule('Ashes prepare.0', () => {
  noCase('outside', 'Every round has this phase, and nothing else has its steps.');
  it('has all players do each step before the next', () => {
    const table = at({}).answer('p1', []).answer('p2', []);
    const kinds = table.log.map(({ kind }) => kind).filter((kind) => ['discarded', 'drawn'].includes(kind));
    expect(kinds).toEqual(kinds.toSorted());
    table.expectDecision({ p2: 'turnAction' });
  });
});
