/** Effects on nothing: amounts of 0 leave no entry in the log. */
import { expect, it } from 'vitest';
import { entriesFor } from '../../../support/riftbound-amounts.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 443', () => {
  it('gains points, but not 0 of them', () => {
    const points = (soldiers: number) =>
      entriesFor((count) => ({ do: 'gain-points', count }), 'pointsGained', soldiers);
    expect([points(0), points(1), points(2)]).toEqual([0, 1, 1]);
  });
});
