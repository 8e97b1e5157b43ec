import { expect, it } from 'vitest';
import { PASSES } from '../../../support/ashes-windows.js';
import { bolted, damageTable } from '../../../support/ashes-damage.js';
import { rule } from '../../../support/rule.js';

rule('Ashes damage.step1', () => {
  it('prevents as much as it says of what was dealt, and the rest is received', () => {
    const table = bolted('scale', ['scale']);
    table.expectHappened('damageDealt', { object: 'scale', amount: 2, by: 'effect', cause: 'p1' });
    table.expectHappened('damagePrevented', { object: 'scale', amount: 1 });
    table.expectHappened('woundsPlaced', { object: 'scale', count: 1, by: 'effect', cause: 'p1' });
    expect(table.marks('scale')).toEqual({ wounds: 1 });
  });
  it('prevents no more than there is, and then nothing is placed', () => {
    const table = bolted('wall', ['wall']).expectHappened('damagePrevented', { amount: 2 });
    table.expectNotHappened('woundsPlaced');
    expect(table.marks('wall')).toEqual({});
  });
  it('prevents nothing of the damage to another', () => {
    bolted('champion', ['wall']).expectNotHappened('damagePrevented').expectHappened('woundsPlaced', { count: 2 });
  });
  it('answers damage to a guarding Phoenixborn: none is received, and the attacker is damaged', () => {
    const table = damageTable(['worker'], ['cover']).answer('p1', { action: 'attack', target: 'worker' });
    table.answer('p1', ['attacker']).answer('p2', 'champion').expectDecision({ p2: 'respond' });
    table.answer('p2', { react: 'cover' }).expectHappened('targeted', { seat: 'p2', objects: ['attacker'] });
    table
      .expectHappened('woundsPlaced', { object: 'attacker', count: 1 })
      .expectHappened('damagePrevented', { amount: 1 });
    expect(table.marks('attacker')).toEqual({ wounds: 1, exhaustion: 1 });
    expect(table.marks('champion')).toEqual({ turned: true });
  });
  it('is not answered so where the Phoenixborn does not guard, or an effect deals it', () => {
    damageTable([], ['cover'])
      .answer('p1', { action: 'attack', target: 'champion' })
      .answer('p1', ['attacker'])
      .expectHappened('woundsPlaced', { object: 'champion', by: 'attack' })
      .expectDecision({ p1: 'turnAction' });
    bolted('champion', ['worker'], ['cover']).expectLegal('p2', PASSES);
  });
  it('has another receive it, to whom it was not dealt', () => {
    const table = bolted('champion', ['scale', 'worker'], ['shift']).expectDecision({ p2: 'respond' });
    table.answer('p2', { react: 'shift' }).answer('p2', ['scale']);
    table.expectHappened('damageRedirected', { object: 'champion', to: 'scale', amount: 2 });
    // What prevents damage that is dealt to it does not prevent this.
    table.expectNotHappened('damagePrevented');
    expect([table.marks('champion'), table.marks('scale')]).toEqual([{}, { wounds: 2 }]);
  });
  it('goes on there with the steps, up to destroying it', () => {
    const table = bolted('champion', ['worker', 'scale'], ['shift']).answer('p2', { react: 'shift' });
    table.answer('p2', ['worker']).expectHappened('destroyed', { card: 'worker', by: 'effect', cause: 'p1' });
  });
  it('is not redirected without a unit', () => {
    damageTable([], ['shift']).answer('p1', { action: 'play', card: 'spell' }).expectDecision({ p1: 'turnAction' });
  });
});
