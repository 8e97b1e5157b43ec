import { expect, it } from 'vitest';
import { ally, ashesTable } from '../../../support/ashes.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

rule('Ashes recovery.1', () => {
  it('takes the only wound from a unit, and nothing from others', () => {
    const battlefield = ['hurt', 'whole', 'stone'].map((as) => ({
      card: as === 'stone' ? 'stone' : 'worker',
      as,
      ...(as !== 'whole' && { wounds: 1 }),
    }));
    const table = ashesTable({ p1: { battlefield }, p2: {} }, [ally({ id: 'stone', life: 3, recover: 0 })]);
    for (const seat of ['p1', 'p2']) table.answer(seat, { action: 'pass' }).answer(seat, { action: 'end' });
    expect(linesOf(table, 'woundsRemoved')).toEqual([
      'woundsRemoved object hurt, count 1, seat p1, card worker, now 0, type ally (recovery.1, glossary.recover.1, glossary.recover.2)',
    ]);
    expect(['hurt', 'whole', 'stone'].map((each) => table.marks(each))).toEqual([{}, {}, { wounds: 1 }]);
  });
});
