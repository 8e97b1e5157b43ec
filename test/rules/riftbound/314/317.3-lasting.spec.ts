/** Effects that last for a combat. */
import { expect, it } from 'vitest';
import { endTurn } from '../../../support/riftbound-play.js';
import { mightOf, rageTable, raging } from '../../../support/riftbound-lasting.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 317.3.a', () => {
  it('ends with the turn, where no combat has come', () => {
    const table = raging(rageTable(), 'm5');
    expect(mightOf(table, 'm5')).toBe(8);
    expect(mightOf(endTurn(table), 'm5')).toBe(5);
  });
});
