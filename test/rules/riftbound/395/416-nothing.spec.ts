/** Effects on nothing: amounts of 0 leave no entry in the log. */
import { expect, it } from 'vitest';
import { entriesFor } from '../../../support/riftbound-amounts.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 416.1', () => {
  it('adds resources, but not 0 of them', () => {
    const energy = (soldiers: number) =>
      entriesFor((count) => ({ do: 'add', resource: 'energy', amount: count }), 'added', soldiers);
    expect([energy(0), energy(1), energy(2)]).toEqual([0, 1, 1]);
  });
});
