import { expect, it } from 'vitest';
import { conjuration } from '../../../support/ashes.js';
import { cast, its } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const wisp = conjuration({ id: 'wisp' });
const copying = (count: number, pile: readonly string[], status = 1) =>
  cast(
    its({ named: 'wisp' }, { do: 'conjure-copy', of: 'it', count, as: 'made' }),
    { p1: { battlefield: [{ card: 'wisp', as: 'own', status }], conjurationPile: pile } },
    [wisp],
  );

rule('Ashes cardtype.conjuration.2', () => {
  it('a copy is another card of the pile, without what lies on the copied one', () => {
    const table = copying(1, ['wisp', 'wisp']);
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'conjurationPile')]).toEqual([
      ['wisp', 'wisp'],
      ['wisp'],
    ]);
    const units = Object.values(table.state.objects).filter(({ zone }) => zone === 'p1.battlefield');
    expect(units.map(({ marks }) => marks)).toEqual([{ status: 1 }, {}]);
  });
  it('as many copies come as the pile has (resolve.2)', () => {
    expect(copying(3, ['wisp']).cards('p1', 'battlefield')).toEqual(['wisp', 'wisp']);
    expect(copying(1, []).cards('p1', 'battlefield')).toEqual(['wisp']);
  });
});
