import { expect, it } from 'vitest';
import { ally, type ActionCard } from '../../../support/ashes.js';
import { after, DRAW, OF_OTHERS } from '../../../support/ashes-windows.js';
import { cast, its } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

/** After another unit is destroyed, this. */
const mourning = (id: string, effect: NonNullable<ActionCard['effect']>) =>
  ally({ id, life: 3, abilities: [after('destroyed', effect, { where: OF_OTHERS })] });
const cards = [
  mourning('mourner', DRAW),
  mourning('cruel', its({ named: 'mourner' }, { do: 'exhaust', objects: 'it' })),
  mourning('grim', its({ named: 'mourner' }, { do: 'destroy', objects: 'it' })),
];
/** A worker is destroyed beside a mourner and this unit. */
const beside = (unit: string) =>
  cast(
    its({ named: 'worker' }, { do: 'destroy', objects: 'it' }),
    { p1: { battlefield: ['worker', 'mourner', unit] } },
    cards,
  );
const triggerOf = (table: Table, card: string) => ({
  trigger: table.state.triggered.find(({ source }) => source.definition === card)?.id ?? '',
});

rule('Ashes damage.step3.after', () => {
  it('is answered by each card that was there, in the order of its player', () => {
    const table = beside('grim');
    table.expectLegal('p1', [triggerOf(table, 'mourner'), triggerOf(table, 'grim')]);
    table.answer('p1', triggerOf(table, 'mourner')).expectHappened('drawn', { seat: 'p1' });
    table.expectHappened('destroyed', { card: 'mourner' });
  });
  it('is not answered by a card that another answer has exhausted or destroyed', () => {
    for (const other of ['cruel', 'grim']) {
      const table = beside(other);
      table.answer('p1', triggerOf(table, other)).expectNotHappened('drawn');
      expect(table.state.triggered, other).toEqual([]);
    }
  });
});
