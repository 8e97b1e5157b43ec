import { expect, it } from 'vitest';
import { at, battleTable, fightAtBridge, move, pass, passAll } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 434', () => {
  it('begins where units of two opponents are', () => {
    const table = battleTable({ p1: ['m2'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' });
    move(table, 'p1', ['m2'], 'bridge');
    table.expectHappened('combatBegan', { object: 'bridge', attacker: 'p1', defender: 'p2', cites: '434' });
    table.expectHappened('showdownOpened', { object: 'bridge', seat: 'p1', combat: true });
  });
  it('begins not where only one player has units', () => {
    const table = battleTable({ p1: ['m2'], p2: ['m3'] });
    move(table, 'p1', ['m2'], 'bridge').expectNotHappened('combatBegan');
  });
});

rule('Riftbound 438.1.a.1', () => {
  it('is the player who has contested who attacks, also where nobody had control', () => {
    const table = battleTable({ p1: ['m2'], p2: [at('m3', 'bridge')] });
    // p2's unit has contested the bridge before p1 could act: that showdown is first.
    table.expectDecision({ p2: 'focus' });
    passAll(table).expectDecision({ p1: 'turnAction' });
    move(table, 'p1', ['m2'], 'bridge').expectHappened('combatBegan', { attacker: 'p1', defender: 'p2' });
  });
});

rule('Riftbound 438.1.a.3', () => {
  it('gives their sides to the units that are there, and to no others', () => {
    const table = battleTable({ p1: ['m2', 'm4'], p2: [at('m3', 'bridge'), 'm5'] }, { bridge: 'p2' });
    move(table, 'p1', ['m2'], 'bridge');
    table.expectHappened('sideTaken', { object: 'm2', side: 'attacking', first: true });
    table.expectHappened('sideTaken', { object: 'm3', side: 'defending', first: true });
    expect(table.rulesOf('sideTaken')).toHaveLength(2);
    expect(table.marks('m2')).toMatchObject({ attacking: true });
    expect(table.marks('m3')).toMatchObject({ defending: true });
  });
});

rule('Riftbound 439.1.b', () => {
  it('sums the might of each side', () => {
    const table = fightAtBridge(['m2', 'm1'], [at('m5', 'bridge'), at('m6', 'bridge')]);
    table.expectDecision({ p1: 'assignDamage' });
    table.expectLegal('p1', [{ m5: 3 }, { m6: 3 }]);
  });
});

rule('Riftbound 439.1.d', () => {
  it('asks the attacker first, then the defender, where there is a choice', () => {
    const table = fightAtBridge(['m3', 'm6'], [at('m2', 'bridge'), at('m5', 'bridge')]);
    table.expectDecision({ p1: 'assignDamage' }).answer('p1', { m2: 3, m5: 6 }).expectNotHappened('damageDealt');
    table.expectDecision({ p2: 'assignDamage' }).expectLegal('p2', [
      { m3: 3, m6: 4 },
      { m3: 1, m6: 6 },
    ]);
    table.answer('p2', { m3: 3, m6: 4 });
    expect(table.rulesOf('damageDealt')).toHaveLength(4);
  });
});

rule('Riftbound 439.1.d.3', () => {
  it('assigns lethal damage to one unit before another gets any', () => {
    const table = fightAtBridge(
      ['m5'],
      [at('m3', 'bridge', { as: 'a' }), at('m3', 'bridge', { as: 'b' }), at('m4', 'bridge', { as: 'c' })],
    );
    // Equal units are interchangeable: one answer stands for both.
    table.expectLegal('p1', [
      { a: 3, b: 2 },
      { a: 3, c: 2 },
      { a: 1, c: 4 },
    ]);
    const refusal = table.refused('p1', { a: 2, b: 2, c: 1 });
    expect(refusal.code).toBe('answer.constraint');
  });
  it('counts the damage that is there already, and at least 1', () => {
    const table = fightAtBridge(['m5'], [at('m4', 'bridge', { damage: 3 }), at('m0', 'bridge'), at('m6', 'bridge')]);
    table.expectLegal('p1', [{ m4: 1, m0: 1, m6: 3 }, { m4: 1, m6: 4 }, { m0: 1, m6: 4 }, { m6: 5 }]);
  });
});

rule('Riftbound 439.1.d.4', () => {
  it('assigns more than lethal only when all have it', () => {
    const table = fightAtBridge(['m6', 'm3'], [at('m2', 'bridge'), at('m4', 'bridge')]);
    table.expectLegal('p1', [
      { m2: 2, m4: 7 },
      { m2: 3, m4: 6 },
      { m2: 4, m4: 5 },
      { m2: 5, m4: 4 },
    ]);
    expect(table.refused('p1', { m2: 9 }).code).toBe('answer.constraint');
  });
  it('is the damage beyond lethal of all defenders together, in the log of the conquest', () => {
    const table = fightAtBridge(['m6'], [at('m1', 'bridge'), at('m2', 'bridge')]).answer('p1', { m1: 2, m2: 4 });
    table.expectHappened('scored', { seat: 'p1', by: 'conquer', attacked: true, excess: 3 });
    fightAtBridge(['m5'], ['m2']).expectHappened('scored', { seat: 'p1', attacked: true, excess: 3 });
  });
  it('is nothing where exactly lethal damage was assigned', () => {
    const table = fightAtBridge(['m3'], [{ card: 'm3', as: 'stunned', stunned: true }]);
    table.expectHappened('scored', { seat: 'p1', attacked: true });
    expect(table.log.find(({ kind }) => kind === 'scored')).not.toHaveProperty('excess');
  });
});

rule('Riftbound 439.1.d.5', () => {
  it('obeys both: Tank first, Backline last', () => {
    const table = fightAtBridge(
      ['m6'],
      [at('tank2', 'bridge'), at('back2', 'bridge'), at('m2', 'bridge'), at('m3', 'bridge')],
    );
    table.expectLegal('p1', [
      { tank2: 2, m2: 2, m3: 2 },
      { tank2: 2, m2: 1, m3: 3 },
    ]);
  });
});

rule('Riftbound 439.1.d.6', () => {
  it('leaves the order to the player among those of equal rank', () => {
    const table = fightAtBridge(['m5'], [at('tank2', 'bridge'), at('tank4', 'bridge'), at('m1', 'bridge')]);
    table.expectLegal('p1', [
      { tank2: 2, tank4: 3 },
      { tank2: 1, tank4: 4 },
    ]);
  });
});

rule('Riftbound 439.1.d.7', () => {
  it('has the player choose whether it is first or last, and never between', () => {
    const open = () => fightAtBridge(['m4'], [at('torn2', 'bridge'), at('m2', 'bridge'), at('m3', 'bridge')]);
    const first = open()
      .expectDecision({ p1: 'damageOrder' })
      .expectLegal('p1', [[], ['torn2']]);
    first.answer('p1', ['torn2']).expectLegal('p1', [
      { torn2: 2, m2: 2 },
      { torn2: 2, m3: 2 },
    ]);
    open()
      .answer('p1', [])
      .expectLegal('p1', [
        { m2: 2, m3: 2 },
        { m2: 1, m3: 3 },
      ]);
  });
  it('asks nothing where no unit demands both', () => {
    fightAtBridge(['m4'], [at('tank2', 'bridge'), at('back2', 'bridge')]).expectDecision({ p1: 'turnAction' });
  });
});

rule('Riftbound 439.1.d.1.a', () => {
  it('deals all damage at once: both may die', () => {
    const table = fightAtBridge(['m3'], [at('m3', 'bridge', { as: 'other' })]);
    table.expectHappened('killed', { object: 'm3', source: ['other'], active: false });
    table.expectHappened('killed', { object: 'other' });
    expect(table.cards('p1', 'trash')).toEqual(['m3']);
  });
});

rule('Riftbound 440.1.a.2', () => {
  it('recalls attackers where defenders are left, exhausted as they are and healed', () => {
    const table = fightAtBridge(['m2'], [at('m4', 'bridge'), at('m1', 'bridge')]);
    table.expectDecision({ p1: 'assignDamage' }).answer('p1', { m4: 2 });
    table.expectHappened('killed', { object: 'm2' });
  });
  it('recalls those that have survived', () => {
    const table = fightAtBridge(['m4'], [at('m2', 'bridge'), at('m5', 'bridge')]).answer('p1', { m5: 4 });
    expect(table.exists('m4')).toBe(false);
    const other = fightAtBridge(['m6'], [at('m5', 'bridge', { stunned: true }), at('m3', 'bridge')]).answer('p1', {
      m5: 5,
      m3: 1,
    });
    other.expectHappened('recalled', { object: 'm6', origin: 'bridge', cites: '440.1.a.2' });
    other.expectHappened('healed', { object: 'm6', amount: 3 });
    expect(other.marks('m6')).toEqual({ exhausted: true });
    expect(other.marks('m3')).toEqual({ at: other.id('bridge') });
  });
});

rule('Riftbound 440.2.b', () => {
  it('is a conquest of who is left alone and did not control it', () => {
    const table = fightAtBridge(['m4'], [at('m3', 'bridge')]);
    table.expectHappened('controlTaken', { object: 'bridge', seat: 'p1' });
    table.expectHappened('scored', { object: 'bridge', seat: 'p1', by: 'conquer', cites: '440.2.b' });
    table.expectHappened('contestEnded', { object: 'bridge' });
  });
  it('is none of a defender who controlled it', () => {
    const table = fightAtBridge(['m3'], [at('m4', 'bridge')]);
    table.expectNotHappened('scored').expectHappened('contestEnded', { object: 'bridge', cites: '440.2.a' });
    expect(table.marks('bridge')).toEqual({ controlled: true });
  });
});

rule('Riftbound 440.2.d', () => {
  it('is controlled by nobody where nobody is left', () => {
    const table = fightAtBridge(['m3'], [at('m3', 'bridge', { as: 'other' })]);
    table.expectHappened('controlLost', { object: 'bridge', seat: 'p2', cites: '440.2.d' }).expectNotHappened('scored');
    expect(table.marks('bridge')).toEqual({});
  });
});

rule('Riftbound 435.1', () => {
  it('has the turn player choose which is first', () => {
    const table = battleTable(
      { p1: [at('m2', 'meadow'), at('m4', 'bridge')], p2: [at('m3', 'meadow'), at('m5', 'bridge')] },
      { meadow: 'p2', bridge: 'p2' },
    );
    table.expectDecision({ p1: 'nextBattlefield' }).expectLegal('p1', ['meadow', 'bridge']);
    table.answer('p1', 'bridge').expectHappened('combatBegan', { object: 'bridge' });
    table.answer('p1', pass).answer('p2', pass).expectHappened('combatBegan', { object: 'meadow' });
  });
});
