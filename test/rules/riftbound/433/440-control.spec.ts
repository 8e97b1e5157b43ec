import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { play } from '../../../support/riftbound-play.js';
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

rule('Riftbound 404.6.c.1', () => {
  const sources = (table: ReturnType<typeof battleTable>) =>
    table.log.filter(({ kind }) => kind === 'damageDealt').map(({ object, source }) => [object, source]);
  it('has the units of the other side as the source, all of them', () => {
    const boards = { p1: ['m1', 'm2'], p2: [at('m6', 'bridge')] };
    const table = passAll(move(battleTable(boards, { bridge: 'p2' }), 'p1', ['m1', 'm2'], 'bridge'));
    table.answer('p2', { m1: 1, m2: 5 });
    const [m1, m2, m6] = ['m1', 'm2', 'm6'].map(table.id);
    expect(sources(table)).toEqual([
      [m6, [m1, m2]],
      [m1, [m6]],
      [m2, [m6]],
    ]);
    table.expectHappened('damageDealt', { object: 'm6', amount: 3, cites: '404.6.c' });
  });
  it('has the spell as the source of what a spell deals meanwhile', () => {
    const bolt = free('bolt', { do: 'deal', objects: 'target', amount: 1 }, { targets: [target()] });
    const seats = { p1: { hand: [{ card: 'bolt', as: 'bolt' }] } };
    const table = battleTable({ p1: ['m1'], p2: [at('m6', 'bridge')] }, { bridge: 'p2' }, { cards: [bolt], seats });
    play(move(table, 'p1', ['m1'], 'bridge'), 'bolt').answer('p1', ['m6']);
    const [item = ''] = table.state.zones['chain'] ?? [];
    table.answer('p1', { action: 'pass' }).answer('p2', { action: 'pass' });
    expect(sources(table)).toEqual([[table.id('m6'), [item]]]);
  });
});

rule('Riftbound 440', () => {
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
