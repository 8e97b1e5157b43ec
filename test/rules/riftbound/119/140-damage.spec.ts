import { expect, it } from 'vitest';
import { might, type Static } from '../../../support/riftbound-abilities.js';
import { at, battleTable, fightAtBridge, move, passAll } from '../../../support/riftbound-battles.js';
import { endTurn } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const weakener = unit({
  id: 'weakener',
  abilities: [
    {
      kind: 'static',
      name: 'weakener',
      affects: { is: ['unit'], other: true },
      changes: [{ change: 'number', name: 'might', add: -1 }],
    } satisfies Static,
  ],
});

const DIED = ['322.4', '322.3', '140.2.a', '415.4', '415.5.c'];

rule('Riftbound 140.2.a', () => {
  it('kills a unit with as much damage as might, and none with less', () => {
    const board = [
      { card: 'm3', as: 'full', damage: 3 },
      { card: 'm3', as: 'over', damage: 5 },
      { card: 'm3', as: 'less', damage: 2 },
    ];
    const table = battleTable({ p1: board, p2: [] });
    expect(['full', 'over', 'less'].map((unit) => table.exists(unit))).toEqual([false, false, true]);
    expect(table.rulesOf('killed')).toEqual([DIED, DIED]);
  });
  it('kills no unit without damage, also of might 0', () => {
    const table = battleTable({ p1: ['m0', { card: 'm0', as: 'hurt', damage: 1 }], p2: [] });
    expect([table.exists('m0'), table.exists('hurt')]).toEqual([true, false]);
  });
});

rule('Riftbound 140.2.b', () => {
  it('counts a might below 0 as 0 where it is used: in the sum of its side', () => {
    // m0 has -1 might beside a weakener of 2: together they deal 2, and not 1.
    const table = fightAtBridge(['weakener', 'm0'], ['m6'], { cards: [weakener] });
    table.expectDecision({ p2: 'assignDamage' }).answer('p2', { weakener: 2, m0: 3 });
    table.expectHappened('damageDealt', { object: 'm6', amount: 2 });
  });
  it('kills nothing by that, and shows might 0', () => {
    const table = battleTable({ p1: ['weakener', 'm0', 'm1', 'm2'], p2: [] }, {}, { cards: [weakener] });
    expect(['m0', 'm1', 'm2'].map((unit) => table.facts(unit).numbers['might'])).toEqual([0, 0, 1]);
    expect(table.exists('m0')).toBe(true);
    const view = table.rules.view(table.state, { kind: 'spectator' });
    const shown = [2, 0, 0, 1].map((might) => ({ numbers: { might } }));
    expect(view.seats[0]?.zones['board']?.objects).toMatchObject(shown);
  });
  it('adds up all changes before: what comes on top of a might below 0 is not worth more', () => {
    const strengthener = unit({
      id: 'strengthener',
      abilities: [might(3, { affects: { is: ['unit'], other: true } })],
    });
    const board = ['weakener', { card: 'weakener', as: 'second' }, 'm0', 'strengthener'];
    const table = battleTable({ p1: board, p2: [] }, {}, { cards: [weakener, strengthener] });
    expect(table.facts('m0').numbers['might']).toBe(1);
    const weak = battleTable({ p1: board.slice(0, 3), p2: [] }, {}, { cards: [weakener] });
    expect(weak.facts('m0').numbers['might']).toBe(0);
  });
});

rule('Riftbound 140.3.b', () => {
  it('heals a unit as the turn ends, and as any combat does', () => {
    const table = endTurn(battleTable({ p1: [{ card: 'm3', damage: 2 }], p2: [] }));
    table.expectHappened('healed', { object: 'm3', amount: 2, cites: '140.3.b' });
    const fought = battleTable(
      { p1: ['m5', { card: 'm4', as: 'far', damage: 3 }], p2: [at('m1', 'bridge')] },
      { bridge: 'p2' },
    );
    passAll(move(fought, 'p1', ['m5'], 'bridge')).expectHappened('healed', { object: 'far', cites: '140.3.b' });
  });
  it('heals nobody as a showdown ends without combat', () => {
    const table = battleTable({ p1: ['m1', { card: 'm3', damage: 2 }], p2: [] });
    passAll(move(table, 'p1', ['m1'], 'meadow')).expectNotHappened('healed');
    expect(table.marks('m3')).toEqual({ damage: 2 });
  });
});
