import { expect, it } from 'vitest';
import { battleTable, fightAtBridge } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 410.1.a.2', () => {
  it('ends as the next ending step begins, whoever’s turn it is', () => {
    const table = battleTable({ p1: [{ card: 'm3', stunned: true }], p2: [{ card: 'm4', stunned: true }] });
    table.answer('p1', { action: 'end-turn' });
    table.expectHappened('stunEnded', { object: 'm3' }).expectHappened('stunEnded', { object: 'm4' });
    expect([table.marks('m3'), table.marks('m4')]).toEqual([{}, {}]);
  });
  it('ends with the turn of a player who leaves in it (652.5.a.1), but not if another leaves', () => {
    const open = () => battleTable({ p1: [], p2: [{ card: 'm3', stunned: true }], p3: [] });
    const left = open().concede('p1').expectDecision({ p2: 'turnAction' });
    left.expectHappened('stunEnded', { object: 'm3', cites: '410.1.a.2' });
    expect(left.marks('m3')).toEqual({});
    const goesOn = open().concede('p3').expectNotHappened('stunEnded').expectDecision({ p1: 'turnAction' });
    expect(goesOn.marks('m3')).toEqual({ stunned: true });
  });
});

rule('Riftbound 410.1.b', () => {
  it('counts no might of a stunned attacker', () => {
    const table = fightAtBridge(['m3', { card: 'm5', stunned: true }], ['m4']);
    table.expectDecision({ p2: 'assignDamage' });
    table.answer('p2', { m3: 3, m5: 1 });
    table.expectHappened('damageDealt', { object: 'm4', amount: 3 }).expectNotHappened('scored');
  });
  it('deals nothing where all are stunned, and they may still die', () => {
    const table = fightAtBridge([{ card: 'm3', stunned: true }], ['m4']);
    expect(table.rulesOf('damageDealt')).toHaveLength(1);
    table.expectHappened('killed', { object: 'm3' });
  });
});
