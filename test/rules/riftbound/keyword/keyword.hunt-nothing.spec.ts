/** Effects on nothing: amounts of 0 leave no entry in the log. */
import { expect, it } from 'vitest';
import { entriesFor } from '../../../support/riftbound-amounts.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound keyword.hunt', () => {
  it('gains experience, but not 0 of it', () => {
    const experience = (soldiers: number) =>
      entriesFor((count) => ({ do: 'gain-experience', amount: count }), 'experienceGained', soldiers);
    expect([experience(0), experience(1), experience(2)]).toEqual([0, 1, 1]);
  });
});
