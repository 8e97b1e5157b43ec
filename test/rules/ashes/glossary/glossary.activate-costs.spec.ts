import { expect, it } from 'vitest';
import { ally, ashesTable, ready } from '../../../support/ashes.js';
import { after, DRAW, kindsOf } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const rite = ready({
  id: 'rite',
  abilities: [
    {
      kind: 'activated',
      name: 'offer',
      costs: [{ pay: 'side' }, { pay: 'discard', count: 1 }, { pay: 'exhaust' }],
      effect: { do: 'place-status', objects: 'self', count: 1 },
    },
  ],
});
const heir = ally({ id: 'heir', abilities: [after('discarded', DRAW, { where: { seat: { seat: 'you' } } })] });

rule('Ashes glossary.activate', () => {
  it('puts triggers of paying after the whole payment and before the effect (cost-triggers)', () => {
    const table = ashesTable(
      { p1: { battlefield: ['heir'], spellboard: [{ card: 'rite', as: 'altar' }], hand: ['worker'] } },
      [rite, heir],
    ).answer('p1', { action: 'activate', card: 'altar', ability: 'offer' });
    expect(kindsOf(table, 'exhausted', 'discarded', 'drawn', 'abilityUsed', 'statusPlaced')).toEqual([
      'exhausted',
      'discarded',
      'drawn',
      'abilityUsed',
      'statusPlaced',
    ]);
  });
});
