import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { at, attackBridge, battleTable, inHand, move, pass } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const come = spell({
  id: 'come',
  energy: 0,
  keywords: [{ keyword: 'action' }],
  targets: [target()],
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['battlefield'], marks: { controlled: true } }, as: 'there' },
      { do: 'move', objects: 'target', to: 'there' },
    ],
  },
});
/** p1's m3 attacks the bridge, where p2 has m5 and m1. */
const open = () => {
  const boards = { p1: ['m3', 'm2'], p2: [at('m5', 'bridge'), at('m1', 'bridge')] };
  const seats = { p1: { hand: [{ card: 'come', as: 'come' }] } };
  return move(battleTable(boards, { bridge: 'p2' }, { cards: [come], seats }), 'p1', ['m3'], 'bridge');
};
rule('Riftbound 322.5.a', () => {
  it('gives its player’s side to a unit that comes later', () => {
    const table = open().answer('p1', { action: 'play', card: 'come' }).answer('p1', ['m2']);
    table.answer('p1', pass).answer('p2', pass);
    table.expectHappened('sideTaken', { object: 'm2', side: 'attacking', cites: '322.5.a' });
    expect(table.marks('m2')).toMatchObject({ at: table.id('bridge'), attacking: true });
  });
  it('gives none to a unit elsewhere', () => {
    expect(open().marks('m2')).toEqual({});
  });
});

rule('Riftbound 322.14', () => {
  it('begins a combat in the cleanup that finds it staged', () => {
    open().expectHappened('combatBegan', { object: 'bridge', cites: '322.14' });
  });
  it('waits until staged showdowns are over', () => {
    const boards = { p1: [at('m1', 'meadow'), at('m2', 'bridge')], p2: [at('m3', 'bridge')] };
    const table = battleTable(boards, { bridge: 'p2' });
    table.expectHappened('showdownOpened', { object: 'meadow', combat: false }).expectNotHappened('combatBegan');
    table.answer('p1', pass).answer('p2', pass).expectHappened('combatBegan', { object: 'bridge' });
  });
});

const home = free('home', { do: 'move', objects: 'target' }, { targets: [target()] });

rule('Riftbound 322.5.c', () => {
  it('takes its side from a unit that has left the combat', () => {
    const table = attackBridge(['m1', 'm2'], ['m3'], { cards: [home], seats: { p1: inHand('home') } });
    allPass(play(table, 'home').answer('p1', ['m1']));
    table.expectHappened('sideLeft', { object: 'm1', cites: '322.5.c' });
    expect(table.marks('m1')).toEqual({ exhausted: true, inCombat: true });
  });
  it('leaves it to those who stay', () => {
    const table = attackBridge(['m1', 'm2'], ['m3'], { cards: [home], seats: { p1: inHand('home') } });
    allPass(play(table, 'home').answer('p1', ['m1']));
    expect([table.marks('m2')['attacking'], table.marks('m3')['defending']]).toEqual([true, true]);
    expect(table.rulesOf('sideLeft')).toHaveLength(1);
  });
});
