/** Units that are gone, because a text has something else happen than that they are exhausted. */
import { expect, it } from 'vitest';
import { instead, kill } from '../../../support/riftbound-abilities.js';
import { battleTable, move } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const frail = unit({
  id: 'frail',
  might: 3,
  abilities: [instead('exhausted', kill('self'), { where: { object: { object: { self: true } } } })],
});

rule('Riftbound 141.2', () => {
  it('moves no unit that has died instead of being exhausted', () => {
    const table = move(
      battleTable({ p1: ['frail', 'm1'], p2: [] }, {}, { cards: [frail] }),
      'p1',
      ['frail', 'm1'],
      'meadow',
    );
    expect(linesOf(table, 'moved').map((line) => line.split(',')[0])).toEqual(['moved object m1']);
  });
});
