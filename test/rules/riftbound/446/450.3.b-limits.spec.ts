import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const MIGHT = { of: 'target', number: 'might' } as const;
/** 3 less might, to no less than 1: as much less as the unit has above that. */
const shrink = free(
  'shrink',
  {
    do: 'modify',
    objects: 'target',
    changes: [
      {
        change: 'number',
        name: 'might',
        add: {
          when: { object: 'target', matches: { numbers: { might: { min: 4 } } } },
          amount: -3,
          otherwise: { plus: [MIGHT, -1], times: -1 },
        },
      },
    ],
    until: 'endOfTurn',
  },
  { targets: [target()] },
);
const grow = free('grow', { do: 'buff', objects: 'target' }, { targets: [target()] });
/** It loses as much might as units are on the board, at every moment. */
const shy = unit({
  id: 'shy',
  might: 6,
  abilities: [
    {
      kind: 'static',
      name: 'shy',
      changes: [{ change: 'number', name: 'might', add: { count: { is: ['unit'] }, times: -1 } }],
    },
  ],
});
const shrunk = (victim: string) => {
  const seats = { p1: inHand('shrink', 'grow') };
  const table = battleTable({ p1: [victim], p2: [] }, {}, { cards: [shrink, grow, shy], seats });
  return allPass(play(table, 'shrink').answer('p1', [victim]));
};
const mightOf = (table: ReturnType<typeof shrunk>, label: string) => table.facts(label).numbers['might'];

rule('Riftbound 450.3.b', () => {
  it('is fixed as the effect applies: might that comes later is all there', () => {
    const table = shrunk('m2');
    expect(mightOf(table, 'm2')).toBe(1);
    allPass(play(table, 'grow').answer('p1', ['m2']));
    expect(mightOf(table, 'm2')).toBe(2);
  });
  it('limits nothing where enough is left', () => {
    expect(mightOf(shrunk('m6'), 'm6')).toBe(3);
  });
  it('is not so of a passive ability, which counts at every moment', () => {
    const table = battleTable({ p1: ['shy'], p2: ['m1', 'm2'] }, {}, { cards: [shy] });
    expect(mightOf(table, 'shy')).toBe(3);
  });
});
