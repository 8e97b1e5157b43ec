import { expect, it } from 'vitest';
import { ashesGameOf } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const five = (table: ReturnType<typeof ashesGameOf>, seat: string, names: readonly string[]) =>
  names.map((name) => table.find(seat, 'drawPile', name));

rule('Ashes glossary.firstfive', () => {
  it('is of one name where cards of two printings have it', () => {
    const table = ashesGameOf();
    const pile = table.state.zones['p1.drawPile'] ?? [];
    const same = pile.filter((id) => table.state.objects[id]?.definition === 'ally-3');
    table.expectRefused(
      'p1',
      [...same, ...five(table, 'p1', ['ally-1', 'ally-2'])],
      'answer.constraint',
      'glossary.firstfive',
    );
  });
  it('is any five of different names', () => {
    const table = ashesGameOf();
    table.answer('p1', five(table, 'p1', ['ally-1', 'ally-3', 'ally-5', 'ally-7', 'ally-9']));
    expect(table.state.pending.map(({ seat, kind }) => [seat, kind])).toEqual([['p2', 'firstFive']]);
  });
});
