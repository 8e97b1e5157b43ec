/** Spells and abilities that are carried out in an unusual way: without an effect, by halves, once in a turn. */
import { expect, it } from 'vitest';
import { entriesFor } from '../../../support/riftbound-amounts.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 444.1.a.1', () => {
  it('gains so many points, and none of nothing', () => {
    const gained = (soldiers: number) =>
      entriesFor((count) => ({ do: 'gain-points', count }), 'pointsGained', soldiers);
    expect([gained(0), gained(1), gained(2)]).toEqual([0, 1, 1]);
  });
});
