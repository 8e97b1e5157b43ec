import { expect, it } from 'vitest';
import { at, battleTable, passAll } from '../../../support/riftbound-battles.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [unit({ id: 'fading', keywords: [{ keyword: 'temporary' }] })];

rule('Riftbound 732.1', () => {
  it('kills it as the beginning phase of its player starts, before battlefields are held', () => {
    const table = battleTable({ p1: ['m1'], p2: [at('fading', 'bridge')] }, { bridge: 'p2' }, { cards });
    passAll(table.answer('p1', { action: 'end-turn' })).expectHappened('killed', { object: 'fading', active: true });
    expect([table.exists('fading'), table.player('p2')['points'], table.marks('bridge')]).toEqual([false, 0, {}]);
  });
  it('is not in the turn of another', () => {
    const table = battleTable({ p1: ['fading'], p2: [] }, {}, { cards }).answer('p1', { action: 'end-turn' });
    expect(table.exists('fading')).toBe(true);
  });
});
