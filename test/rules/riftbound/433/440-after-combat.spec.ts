import { expect, it } from 'vitest';
import { at, attackBridge, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, chainOf } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 438.1.b', () => {
  it('begins with a chain of what attacking and defending has triggered', () => {
    const table = attackBridge(['draws-attacking'], ['draws-defending']).expectDecision({ p2: 'priority' });
    expect(chainOf(table)).toEqual(['draws-attacking', 'draws-defending']);
    table.expectHappened('abilityPlaced', { card: 'draws-attacking', cites: '438.1.b' });
    allPass(allPass(table)).expectDecision({ p1: 'focus' });
  });
  it('begins without one where nothing has triggered', () => {
    attackBridge(['m2'], ['m3']).expectNotHappened('abilityPlaced').expectDecision({ p1: 'focus' });
  });
  it('triggers nothing for a unit that attacks and is said to defend', () => {
    expect(chainOf(attackBridge(['draws-defending'], ['draws-attacking']))).toEqual([]);
  });
});

rule('Riftbound 440.1.a.1', () => {
  it('heals all units, wherever they are', () => {
    const played = battleTable(
      { p1: ['m4', { card: 'm6', damage: 2 }], p2: [at('m3', 'bridge'), { card: 'm5', damage: 1 }] },
      { bridge: 'p2' },
    );
    passAll(move(played, 'p1', ['m4'], 'bridge'));
    for (const object of ['m4', 'm6', 'm5']) played.expectHappened('healed', { object, cites: '440.1.a.1' });
  });
});

rule('Riftbound 440.1.a.3', () => {
  it('leaves nobody attacking or defending', () => {
    const played = passAll(
      move(battleTable({ p1: ['m4'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' }), 'p1', ['m4'], 'bridge'),
    );
    played.expectHappened('sideLeft', { object: 'm4', cites: '440.1.a.3' }).expectHappened('combatEnded');
    expect(played.marks('m4')).toEqual({ at: played.id('bridge'), exhausted: true });
  });
});
