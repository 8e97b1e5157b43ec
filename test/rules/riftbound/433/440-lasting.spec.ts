/** Effects that last for a combat. */
import { expect, it } from 'vitest';
import { move, passAll } from '../../../support/riftbound-battles.js';
import { mightOf, rageTable, raging } from '../../../support/riftbound-lasting.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 440.2', () => {
  it('ends with the combat, for a unit that was in it', () => {
    const table = raging(move(rageTable(), 'p1', ['m3'], 'bridge'), 'm3');
    expect(mightOf(table, 'm3')).toBe(6);
    passAll(table).expectHappened('combatEnded', { object: 'bridge' });
    expect([mightOf(table, 'm3'), table.state.turn.active]).toEqual([3, 'p1']);
  });
});
