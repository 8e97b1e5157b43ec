import { expect, it } from 'vitest';
import { free, kill, target } from '../../../support/riftbound-abilities.js';
import { at, attackBridge, battleTable, inHand, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const bolt = free('bolt', kill(), { targets: [target()] });
/** p1 attacks the bridge, which p2 controls; a unit dies before anybody has passed. */
const bolted = (unit: string) => {
  const table = attackBridge(['m1'], ['m3'], { cards: [bolt], seats: { p1: inHand('bolt') } });
  return allPass(play(table, 'bolt').answer('p1', [unit]));
};

rule('Riftbound 182.3.a', () => {
  it('contests a battlefield that nobody, or another, controls', () => {
    const table = battleTable({ p1: ['m1'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' });
    move(table, 'p1', ['m1'], 'bridge').expectHappened('contested', { object: 'bridge', seat: 'p1' });
  });
  it('contests none that its player controls', () => {
    const table = battleTable({ p1: ['m1', at('m2', 'meadow')], p2: [] }, { meadow: 'p1' });
    move(table, 'p1', ['m1'], 'meadow').expectNotHappened('contested');
  });
});

rule('Riftbound 182.3.b', () => {
  it('is contested no more when who has contested it is gone', () => {
    const table = bolted('m1').expectHappened('killed', { object: 'm1' });
    passAll(table).expectHappened('contestEnded', { object: 'bridge' }).expectNotHappened('scored');
    expect(table.marks('bridge')).toEqual({ controlled: true });
  });
});

rule('Riftbound 182.3.c', () => {
  it('leaves control to who has it as long as it is contested, also without units', () => {
    const table = bolted('m3').expectNotHappened('controlLost').expectDecision({ p2: 'focus' });
    expect([table.marks('bridge'), table.cards('p2', 'battlefields')]).toEqual([
      { controlled: true, contested: 'p1' },
      ['bridge'],
    ]);
  });
});
