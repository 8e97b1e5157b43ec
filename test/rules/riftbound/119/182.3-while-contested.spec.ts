import { expect, it } from 'vitest';
import { free, kill, sequence, target, UNIT } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const slay = free('slay', kill(), { targets: [target()] });
const wipe = free('wipe', sequence({ do: 'all', from: UNIT, as: 'all' }, kill('all')));
const veiled = unit({ id: 'veiled', energy: 4, might: 2, keywords: [{ keyword: 'hidden' }] });

/** p1's m4 attacks the bridge, where p2 has one unit and a facedown one; nobody has passed yet. */
const attacked = (spell: string) => {
  const facedown = [{ card: 'veiled', as: 'veiled', at: 'bridge', hiddenIn: 1 }];
  const seats = { p1: inHand(spell), p2: { facedown } };
  const table = battleTable(
    { p1: ['m4'], p2: [at('m1', 'bridge')] },
    { bridge: 'p2' },
    { cards: [slay, wipe, veiled], seats },
  );
  return move(table, 'p1', ['m4'], 'bridge');
};

rule('Riftbound 182.3.c', () => {
  it('leaves control and the facedown card to a player without units: it may still defend', () => {
    const table = allPass(play(attacked('slay'), 'slay').answer('p1', ['m1'])).expectNotHappened('controlLost');
    play(table.expectDecision({ p2: 'focus' }), 'veiled', 'p2');
    table
      .expectHappened('entered', { card: 'veiled', at: 'bridge' })
      .expectHappened('sideTaken', { side: 'defending' });
    passAll(table.expectDecision({ p1: 'focus' })).expectHappened('damageDealt', { object: 'm4', amount: 2 });
    table.expectHappened('scored', { object: 'bridge', seat: 'p1', by: 'conquer' });
  });
  it('takes both as the attacker conquers, when the card was not played', () => {
    const table = allPass(play(attacked('slay'), 'slay').answer('p1', ['m1']));
    passAll(table).expectHappened('scored', { object: 'bridge', seat: 'p1', by: 'conquer' });
    expect([table.cards('p2', 'facedown'), table.cards('p2', 'trash')]).toEqual([[], ['m1', 'veiled']]);
  });
  it('holds while no unit is there: the card is played, and its player keeps control unscored', () => {
    const table = allPass(play(attacked('wipe'), 'wipe'));
    passAll(play(table.expectDecision({ p2: 'focus' }), 'veiled', 'p2')).expectNotHappened('scored');
    expect(table.marks('bridge')).toEqual({ controlled: true });
    expect([table.player('p1')['points'], table.player('p2')['points']]).toEqual([0, 0]);
  });
});
