import { expect, it } from 'vitest';
import type { Table } from '../../../support/table.js';
import { free, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { gear } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const swap = free(
  'swap',
  { do: 'swap-places', object: 'target', with: 'other' },
  { targets: [target(), target({ is: ['unit'], notBound: 'target' }, 'other')] },
);
/** Its player's units in a base stay there, whatever moves them. */
const anchor = gear({
  id: 'anchor',
  abilities: [
    {
      kind: 'prohibition',
      name: 'hold',
      on: { event: 'moved', where: { object: { object: { is: ['unit'], of: 'you', marks: { at: false } } } } },
    },
  ],
});

rule('Riftbound 407.2.a', () => {
  const placesOf = (table: Table) => ['m1', 'm2', 'm4'].map((unit) => table.marks(unit)['at'] ?? 'base');
  const swapped = (one: string, other: string, board: readonly string[] = []) => {
    const boards = { p1: [at('m1', 'meadow'), 'm2', ...board], p2: [at('m4', 'bridge'), 'm3'] };
    const control = { meadow: 'p1', bridge: 'p2' };
    const table = battleTable(boards, control, { cards: [swap, anchor], seats: { p1: inHand('swap') } });
    return allPass(play(table, 'swap').answer('p1', [one]).answer('p1', [other]));
  };
  it('moves each of two units to where the other was', () => {
    const table = swapped('m1', 'm2');
    expect(placesOf(table)).toEqual(['base', table.id('meadow'), table.id('bridge')]);
  });
  it('moves neither unit if one of them may not move (054.1)', () => {
    const table = swapped('m1', 'm2', ['anchor']).expectNotHappened('moved');
    expect(placesOf(table)).toEqual([table.id('meadow'), 'base', table.id('bridge')]);
  });
  it('moves no unit to the base of another player', () => {
    const table = swapped('m2', 'm4').expectNotHappened('moved');
    expect(placesOf(table)).toEqual([table.id('meadow'), 'base', table.id('bridge')]);
  });
});
