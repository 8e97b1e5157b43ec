import { expect, it } from 'vitest';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

/** p1's unit attacks the bridge, where p2's is; everybody passes. */
const attack = (attacker: string, defender: string) =>
  passAll(
    move(
      battleTable(
        { p1: [{ card: attacker, as: 'one' }], p2: [at(defender, 'bridge', { as: 'other' })] },
        { bridge: 'p2' },
      ),
      'p1',
      ['one'],
      'bridge',
    ),
  );

rule('Riftbound 440.2', () => {
  it('is last: deaths, healing, control and conquest are over as the combat ends', () => {
    const table = attack('m5', 'm3').expectHappened('combatEnded', { object: 'bridge', cites: '440' });
    const kinds = table.log.map(({ kind }) => kind);
    const order = ['damageDealt', 'killed', 'healed', 'sideLeft', 'controlTaken', 'scored', 'combatEnded'];
    expect(kinds.filter((kind, index) => order.includes(kind) && kinds.indexOf(kind) === index)).toEqual(order);
  });
  it('comes also where no damage was dealt', () => {
    attack('m0', 'm0').expectNotHappened('damageDealt').expectHappened('combatEnded', { object: 'bridge' });
  });
});

rule('Riftbound 440.2', () => {
  it('gives control to the attacker who is left', () => {
    const table = attack('m5', 'm3').expectHappened('controlTaken', { object: 'bridge', seat: 'p1', cites: '440.2' });
    expect([table.cards('p1', 'battlefields'), table.marks('bridge')]).toEqual([
      ['meadow', 'bridge'],
      { controlled: true },
    ]);
  });
  it('leaves it to the defender who is left', () => {
    const table = attack('m3', 'm5').expectNotHappened('controlTaken').expectNotHappened('scored');
    expect([table.cards('p2', 'battlefields'), table.marks('bridge')]).toEqual([['bridge'], { controlled: true }]);
  });
  it('gives it to nobody where nobody is left', () => {
    expect(attack('m3', 'm3').expectNotHappened('controlTaken').marks('bridge')).toEqual({});
  });
});

rule('Riftbound 440.2.a', () => {
  it('ends the contest, whoever has won', () => {
    for (const [attacker, defender] of [
      ['m5', 'm3'],
      ['m3', 'm5'],
    ] as const)
      attack(attacker, defender).expectHappened('contestEnded', { object: 'bridge', cites: '440.2.a' });
  });
  it('goes on with it while the combat does', () => {
    const table = move(battleTable({ p1: ['m5'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' }), 'p1', ['m5'], 'bridge');
    expect(table.expectNotHappened('contestEnded').marks('bridge')).toEqual({ controlled: true, contested: 'p1' });
  });
});

rule('Riftbound 438.1.a.2', () => {
  it('is the other player with units there who defends', () => {
    const table = battleTable({ p1: ['m3'], p2: [at('m5', 'bridge')] }, { bridge: 'p2' });
    move(table, 'p1', ['m3'], 'bridge').expectHappened('combatBegan', {
      attacker: 'p1',
      defender: 'p2',
      cites: '438.1.a.2',
    });
  });
  it('is not a player without units there, not even the battlefield’s own', () => {
    const table = battleTable({ p1: ['m3'], p2: [], p3: [at('m1', 'bridge')] }, { bridge: 'p3' });
    move(table, 'p1', ['m3'], 'bridge').expectHappened('combatBegan', { attacker: 'p1', defender: 'p3' });
  });
});
