import { expect, it } from 'vitest';
import { battleTable } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

const points = (seats: { readonly [seat: string]: number }) =>
  Object.fromEntries(Object.entries(seats).map(([seat, count]) => [seat, { points: count }]));

rule('Riftbound 322.1', () => {
  it('ends nothing while several have the most', () => {
    const table = battleTable({ p1: [], p2: [] }, {}, { seats: points({ p1: 8, p2: 8 }) });
    expect(table.state.outcome).toBeNull();
  });
  it('is won by who has more than every other', () => {
    const table = battleTable({ p1: [], p2: [], p3: [] }, {}, { seats: points({ p1: 8, p2: 9, p3: 0 }) });
    expect(table.state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1', 'p3'] });
  });
});
