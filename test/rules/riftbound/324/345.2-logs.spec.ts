import { expect, it } from 'vitest';
import { battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const alone = () => move(battleTable({ p1: ['m2'], p2: [] }), 'p1', ['m2'], 'meadow');

rule('Riftbound 345.2.a.1', () => {
  it('conquers after a showdown without a combat', () => {
    const table = passAll(alone());
    expect(linesOf(table)).toEqual([
      'showdownClosed object meadow, winner p1, card meadow (345)',
      'controlTaken object meadow, seat p1, card meadow (345.2.a, 182.4, 182.6.a)',
      'contestEnded object meadow, card meadow (345.2.a, 182.4.a)',
      'scored object meadow, seat p1, by conquer, card meadow (345.2.a.1, 442.1, 376.4.b.2, 376.4.b.2.a, 376.4.b.2.b, 376.4.b.2.c, 443, 444.2)',
      'pointsGained seat p1, amount 1, by conquer, points 1 (444.1)',
    ]);
    expect([table.marks('meadow'), table.player('p1')['points']]).toEqual([{ controlled: true }, 1]);
  });
});
