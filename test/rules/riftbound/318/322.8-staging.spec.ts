import { it } from 'vitest';
import { attackBridge, passAll } from '../../../support/riftbound-battles.js';
import { allPass } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 322.8', () => {
  it('has a showdown where the controller has no units left there, and control changes by it', () => {
    const table = allPass(attackBridge(['clears-battlefields'], ['m3']).expectDecision({ p1: 'priority' }));
    table.expectHappened('showdownOpened', { object: 'bridge', combat: false });
    passAll(table).expectHappened('scored', { object: 'bridge', seat: 'p1', by: 'conquer' });
  });
});
