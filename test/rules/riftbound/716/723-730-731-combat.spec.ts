import { expect, it } from 'vitest';
import { at, attackBridge, battleTable, fightAtBridge, move, passAll } from '../../../support/riftbound-battles.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 723.1', () => {
  it('adds might while the unit attacks, and neither before nor after', () => {
    const table = battleTable({ p1: ['assault2'], p2: [at('m5', 'bridge')] }, { bridge: 'p2' });
    expect(table.facts('assault2').numbers['might']).toBe(2);
    move(table, 'p1', ['assault2'], 'bridge');
    expect(table.facts('assault2').numbers['might']).toBe(4);
    passAll(table).expectHappened('damageDealt', { object: 'm5', amount: 4 });
  });
  it('adds nothing to a defender', () => {
    const table = battleTable({ p1: ['m1'], p2: [at('assault2', 'bridge')] }, { bridge: 'p2' });
    move(table, 'p1', ['m1'], 'bridge');
    expect(table.facts('assault2').numbers['might']).toBe(2);
  });
});

rule('Riftbound 723.2', () => {
  const captain = unit({
    id: 'captain',
    abilities: [
      {
        kind: 'static',
        name: 'captain',
        affects: { is: ['unit'], other: true },
        changes: [{ change: 'keyword', keyword: 'assault', n: 1 }],
      },
    ],
  });
  it('adds up with what is granted', () => {
    const table = attackBridge(['assault2', 'captain'], ['m6'], { cards: [captain] });
    expect([table.facts('assault2').keywords, table.facts('assault2').numbers['might']]).toEqual([{ assault: 3 }, 5]);
  });
  it('counts 1 where it has no number', () => {
    expect(attackBridge(['assault1'], ['m6']).facts('assault1').numbers['might']).toBe(3);
  });
});

rule('Riftbound 730.1', () => {
  it('adds might while the unit defends, and not while it attacks', () => {
    const table = battleTable(
      { p1: ['m3', { card: 'shield2', as: 'mine' }], p2: [at('shield2', 'bridge')] },
      { bridge: 'p2' },
    );
    move(table, 'p1', ['m3', 'mine'], 'bridge');
    expect(table.facts('shield2').numbers['might']).toBe(4);
    expect(table.facts('mine').numbers['might']).toBe(2);
  });
});

rule('Riftbound 731.1', () => {
  it('has units with Tank get lethal damage before others', () => {
    const table = fightAtBridge(['m5'], ['tank3', 'm2', 'm4']);
    table.expectLegal('p1', [
      { tank3: 3, m2: 2 },
      { tank3: 3, m4: 2 },
    ]);
  });
  it('takes it all where there is not more than it needs', () => {
    const table = fightAtBridge(['m2'], ['tank3', 'm1']);
    table.expectHappened('damageDealt', { object: 'tank3', amount: 2, combat: true });
    expect(table.rulesOf('damageDealt', { object: 'm1' })).toEqual([]);
  });
});
