/** The least damage is healed as any other. */
import { expect, it } from 'vitest';
import { linesOf } from '../../../support/log-lines.js';
import { endTurn } from '../../../support/riftbound-play.js';
import { riftboundTable } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const HEALED = '317.2, 140.3.b, 405.1, 405.1.a, 405.2, 405.3.a';
const ended = (damage: number) => {
  const unit = { card: 'soldier', as: 'unit', ...(damage > 0 && { damage }) };
  return endTurn(riftboundTable({ p1: { board: [unit, { card: 'soldier', as: 'sound' }] } }));
};

rule('Riftbound 140.3.b', () => {
  it('heals each unit that has damage at the end of the turn, also of 1, and no other', () => {
    expect(linesOf(ended(1), 'healed')).toEqual([`healed object unit, amount 1, card soldier (${HEALED})`]);
    expect(linesOf(ended(0), 'healed')).toEqual([]);
    expect(ended(1).marks('unit')).toEqual({});
  });
});
