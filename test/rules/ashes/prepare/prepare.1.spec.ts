import { expect, it } from 'vitest';
import { ashesGameOf, ashesTable, dice, toFirstTurn } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const FIVE = (table: Table, seat: string) => table.legal(seat)[0] ?? null;
const told = () => ashesGameOf(['p1', 'p2'], [], { chance: 'reported' });
const hands = (table: Table) => {
  for (const seat of ['p1', 'p2']) table.answer(seat, FIVE(table, seat));
  return table;
};
const rolls = (seat: string, again: number, basics: number) => ({
  [`roll/${seat}/natural/${again}`]: Array.from({ length: 5 }, (_, at) => (at < basics ? 'basic' : 'class')),
  [`roll/${seat}/charm/${again}`]: Array.from({ length: 5 }, () => 'power'),
});
const report = (table: Table, outcomes: { readonly [label: string]: readonly string[] }) =>
  table.command({
    kind: 'assert',
    reported: Object.entries(outcomes).map(([label, outcome]) => ({ label, outcome })),
  });
const sides = (table: Table, seat: string) =>
  (table.state.zones[`${seat}.activePool`] ?? []).map((id) => table.state.objects[id]?.marks['level'] ?? 0);

rule('Ashes prepare.1', () => {
  it('rolls the dice of the exhausted pool into the active pool', () => {
    const table = hands(ashesGameOf());
    table.expectHappened('diceRolled', { seat: 'p1', all: false, cites: 'prepare.1' });
    expect(table.cards('p1', 'activePool')).toHaveLength(10);
    expect(table.cards('p2', 'exhaustedPool')).toEqual([]);
  });
  it('has the reported result if dice fall at a table', () => {
    const table = hands(told());
    expect(table.state.chance?.awaiting?.map(({ label, kind, count }) => [label, kind, count])).toEqual([
      ['roll/p1/natural/0', 'roll', 5],
      ['roll/p1/charm/0', 'roll', 5],
      ['roll/p2/natural/0', 'roll', 5],
      ['roll/p2/charm/0', 'roll', 5],
    ]);
    report(table, { ...rolls('p1', 0, 2), ...rolls('p2', 0, 1) });
    expect(sides(table, 'p1')).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 2, 2]);
    table.expectHappened('diceRolled', { seat: 'p1', asserted: true });
  });
  it('leaves dice of the active pool as they lie', () => {
    const table = ashesTable({
      p1: { activePool: dice('natural', 'power', 2), exhaustedPool: dice('charm', 'basic', 3) },
    });
    passAll(table);
    table.answer('p1', []);
    table.expectHappened('diceRolled', { seat: 'p1', all: false });
    expect(table.exists('natural-power-1')).toBe(true);
    expect(table.marks('natural-power-1')).toEqual({ level: 2 });
    expect(table.cards('p1', 'activePool')).toEqual(['natural', 'natural', 'charm', 'charm', 'charm']);
  });
});

const passAll = (table: Table): Table => {
  for (const seat of ['p1', 'p2']) table.answer(seat, { action: 'pass' }).answer(seat, { action: 'end' });
  return table;
};

rule('Ashes prepare.1.first', () => {
  it('lets the one with the most basic symbols choose who is first', () => {
    const table = report(hands(told()), { ...rolls('p1', 0, 1), ...rolls('p2', 0, 3) });
    table.expectDecision({ p2: 'firstPlayer' }).expectLegal('p2', ['p1', 'p2']);
    table.answer('p2', 'p1').expectHappened('tokenGiven', { seat: 'p1', cites: 'prepare.1.first' });
    expect(table.state.turn.active).toBe('p1');
  });
  it('does so in the first round only', () => {
    const table = toFirstTurn(ashesGameOf(), 'p1');
    passAll(table);
    for (const seat of ['p1', 'p2']) table.answer(seat, []);
    table.expectNotHappened('tokenTaken').expectDecision({ p1: 'prepareDiscard', p2: 'prepareDiscard' });
  });
});

rule('Ashes prepare.1.tie', () => {
  it('has all roll all their dice again until one has the most', () => {
    const table = report(hands(told()), { ...rolls('p1', 0, 2), ...rolls('p2', 0, 2) });
    expect(table.state.chance?.awaiting?.map(({ label }) => label)).toEqual([
      'roll/p1/natural/1',
      'roll/p1/charm/1',
      'roll/p2/natural/1',
      'roll/p2/charm/1',
    ]);
    report(table, { ...rolls('p1', 1, 0), ...rolls('p2', 1, 0) });
    report(table, { ...rolls('p1', 2, 1), ...rolls('p2', 2, 0) });
    table.expectHappened('diceRolled', { seat: 'p2', all: true, cites: 'prepare.1.tie' });
    table.expectDecision({ p1: 'firstPlayer' });
    expect(sides(table, 'p2')).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });
  it('does not, where those who are tied have fewer than another', () => {
    const table = ashesGameOf(['p1', 'p2', 'p3'], [], { chance: 'reported' });
    for (const seat of ['p1', 'p2', 'p3']) table.answer(seat, FIVE(table, seat));
    report(table, { ...rolls('p1', 0, 1), ...rolls('p2', 0, 3), ...rolls('p3', 0, 1) });
    table.expectDecision({ p2: 'firstPlayer' }).expectLegal('p2', ['p1', 'p2', 'p3']);
  });
});
