import { expect, it } from 'vitest';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

/** Four players; p1 attacks p3 at the tower, and nobody does anything in the showdown. */
const attacked = () => {
  const boards = {
    p1: [
      { card: 'm4', as: 'attacker' },
      { card: 'm2', as: 'second-attacker' },
    ],
    p2: [],
    p3: [at('m3', 'tower', { as: 'defender' }), at('m4', 'tower', { as: 'second-defender' })],
    p4: ['m1'],
  };
  const table = battleTable(boards, { tower: 'p3' });
  return passAll(move(table, 'p1', ['attacker', 'second-attacker'], 'tower')).expectDecision({ p1: 'assignDamage' });
};
const ASSIGNED = { defender: 3, 'second-defender': 3 };

rule('Riftbound 652.1', () => {
  it('has no damage where the attacker leaves who is to assign it', () => {
    const table = attacked().concede('p1').expectNotHappened('damageDealt').expectDecision({ p2: 'turnAction' });
    expect([table.exists('defender'), table.exists('second-defender')]).toEqual([true, true]);
    expect([table.marks('tower'), table.player('p3')['points']]).toEqual([{ controlled: true }, 0]);
  });
  it('has none of the attacker either who leaves while the defender assigns', () => {
    const table = attacked().answer('p1', ASSIGNED).expectDecision({ p3: 'assignDamage' }).concede('p1');
    table.expectNotHappened('damageDealt').expectDecision({ p2: 'turnAction' });
    expect(table.marks('tower')).toEqual({ controlled: true });
  });
  it('lets the attacker conquer undamaged if the defender leaves before or during assignment', () => {
    for (const table of [attacked(), attacked().answer('p1', ASSIGNED).expectDecision({ p3: 'assignDamage' })]) {
      table.concede('p3').expectNotHappened('damageDealt').expectHappened('scored', { object: 'tower', seat: 'p1' });
      table.expectDecision({ p1: 'turnAction' });
      expect([table.exists('attacker'), table.exists('second-attacker')]).toEqual([true, true]);
    }
  });
  it('asks nobody which of the torn comes first whose player has left', () => {
    const boards = { p1: ['m5'], p2: [], p3: [at('torn2', 'tower'), at('m3', 'tower'), at('m2', 'tower')] };
    const table = passAll(move(battleTable(boards, { tower: 'p3' }), 'p1', ['m5'], 'tower'));
    table.expectDecision({ p1: 'damageOrder' }).concede('p3').expectHappened('scored', { seat: 'p1', object: 'tower' });
    table.expectDecision({ p1: 'turnAction' });
  });
  it('changes nothing of a combat in which the leaver has no part', () => {
    const table = attacked().answer('p1', ASSIGNED).concede('p4').expectDecision({ p3: 'assignDamage' });
    table.answer('p3', { attacker: 4, 'second-attacker': 3 });
    expect([table.cards('p1', 'board'), table.cards('p3', 'board')]).toEqual([[], ['m4']]);
  });
});
