import { expect, it } from 'vitest';
import { free, kill, target } from '../../../support/riftbound-abilities.js';
import {
  at,
  attackBridge,
  battleTable,
  fightAtBridge,
  inHand,
  pass,
  passAll,
} from '../../../support/riftbound-battles.js';
import { allPass, askedBy, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const ghost = unit({
  id: 'ghost',
  might: 3,
  abilities: [
    { kind: 'prohibition', name: 'ghost', on: { event: 'damageDealt', where: { object: { object: { self: true } } } } },
  ],
});
const bolt = free('bolt', kill(), { targets: [target()] });
/** p1 attacks; a unit dies before anybody has passed. */
const bolted = (attackers: readonly string[], defenders: readonly string[], victim: string) => {
  const table = attackBridge(attackers, defenders, { cards: [bolt], seats: { p1: inHand('bolt') } });
  return allPass(play(table, 'bolt').answer('p1', [victim]));
};

rule('Riftbound 435.1', () => {
  const RULES = {
    combats: ['322.14', '322.10', '322.11', '435.1', '435.2'],
    showdowns: ['322.13', '322.8', '322.9', '435.1'],
  };
  it('has the turn player choose among combats, and begins the one that is chosen', () => {
    const boards = { p1: [at('m2', 'meadow'), at('m4', 'bridge')], p2: [at('m3', 'meadow'), at('m5', 'bridge')] };
    const table = battleTable(boards, { meadow: 'p2', bridge: 'p2' }).expectDecision({ p1: 'nextBattlefield' });
    expect(askedBy(table)).toEqual(RULES.combats);
    table.expectLegal('p1', ['meadow', 'bridge']).answer('p1', 'meadow');
    table.expectHappened('combatBegan', { object: 'meadow', attacker: 'p1', defender: 'p2' });
  });
  it('has the turn player choose among showdowns, and begins the one that is chosen', () => {
    const boards = { p1: [at('m2', 'meadow'), at('m4', 'bridge')], p2: [] };
    const table = battleTable(boards, {}).expectDecision({ p1: 'nextBattlefield' });
    expect(askedBy(table)).toEqual(RULES.showdowns);
    table.expectLegal('p1', ['meadow', 'bridge']).answer('p1', 'bridge');
    table.expectHappened('showdownOpened', { object: 'bridge', seat: 'p1', combat: false });
  });
});

rule('Riftbound 435.2', () => {
  it('has no combat where one side is gone before it begins', () => {
    const table = attackBridge(['clears-battlefields'], ['m3'])
      .expectDecision({ p1: 'priority' })
      .expectNotHappened('combatBegan');
    allPass(table).expectHappened('killed', { object: 'm3' }).expectNotHappened('combatBegan');
    passAll(table).expectHappened('showdownClosed').expectNotHappened('combatBegan');
  });
  /** Two combats are staged; p1 chooses the bridge, and has a spell that kills. */
  const two = () => {
    const boards = { p1: [at('m2', 'meadow'), at('m4', 'bridge')], p2: [at('m3', 'meadow'), at('m5', 'bridge')] };
    const table = battleTable(boards, { meadow: 'p2', bridge: 'p2' }, { cards: [bolt], seats: { p1: inHand('bolt') } });
    return table.answer('p1', 'bridge').expectHappened('combatBegan', { object: 'bridge' });
  };
  it('has no second combat where the first one has taken a side from it', () => {
    const table = two();
    allPass(play(table, 'bolt').answer('p1', ['m2']));
    passAll(table).expectNotHappened('combatBegan').expectDecision({ p1: 'turnAction' });
    expect([table.marks('m3'), table.marks('meadow')]).toEqual([{ at: table.id('meadow') }, { controlled: true }]);
  });
  it('has no combat to choose whose defender leaves: a showdown is left, and it comes first', () => {
    const boards = {
      p1: [at('m2', 'bridge'), at('m4', 'tower')],
      p2: [at('m3', 'bridge')],
      p3: [at('m5', 'tower')],
    };
    const table = battleTable(boards, { bridge: 'p2', tower: 'p3' }).expectDecision({ p1: 'nextBattlefield' });
    table.concede('p2').expectHappened('showdownOpened', { object: 'bridge', combat: false });
    table.answer('p1', pass).answer('p3', pass).expectHappened('scored', { object: 'bridge', seat: 'p1' });
    table.expectHappened('combatBegan', { object: 'tower' });
  });
  it('has it where nothing has happened to it meanwhile', () => {
    two().answer('p1', pass).answer('p2', pass).expectHappened('combatBegan', { object: 'meadow' });
  });
});

rule('Riftbound 439.1.a', () => {
  it('deals no damage where the defenders are gone; the attacker takes control', () => {
    const table = passAll(bolted(['m1'], ['m3'], 'm3')).expectNotHappened('damageDealt');
    table.expectHappened('scored', { object: 'bridge', seat: 'p1', by: 'conquer' });
  });
  it('deals none where the attackers are gone', () => {
    const table = passAll(bolted(['m1'], ['m3'], 'm1'))
      .expectNotHappened('damageDealt')
      .expectNotHappened('scored');
    expect(table.marks('bridge')).toEqual({ controlled: true });
  });
  it('deals damage while one unit of each side is left', () => {
    const table = passAll(bolted(['m1', 'm4'], ['m3'], 'm1'));
    table.expectHappened('damageDealt', { object: 'm3', amount: 4, cites: '439.1.a' });
    table.expectHappened('damageDealt', { object: 'm4', amount: 3 });
  });
});

rule('Riftbound 439.1.d.9', () => {
  it('passes over who takes no damage: the others get all of it', () => {
    const table = fightAtBridge(['m5'], ['ghost', 'm2'], { cards: [ghost] });
    table.expectHappened('damageDealt', { object: 'm2', amount: 5, cites: '439.1.d.9' });
    expect([table.exists('ghost'), table.exists('m2')]).toEqual([true, false]);
  });
  it('assigns nothing where nobody takes any, and the other side deals its damage all the same', () => {
    const table = fightAtBridge(['m5'], ['ghost'], { cards: [ghost] });
    expect(table.rulesOf('damageDealt', { object: 'ghost' })).toEqual([]);
    table.expectHappened('damageDealt', { object: 'm5', amount: 3 }).expectHappened('recalled', { object: 'm5' });
  });
});
