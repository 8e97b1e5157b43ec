import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, ashesTable } from '../../../support/ashes.js';
import { after, answer } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const bite = {
  kind: 'activated',
  name: 'bite',
  costs: [{ pay: 'side' }],
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['unit'], of: 'opponents' }, as: 'it' },
      { do: 'deal', objects: 'it', amount: 1 },
    ],
  },
} as const;
const sure = {
  kind: 'static',
  name: 'sure',
  changes: [{ change: 'flag', flag: 'cannotBePrevented' }],
} as const;
const CARDS = [
  ally({ id: 'sure', attack: 2, life: 3, abilities: [sure, bite] }),
  ally({ id: 'plain', attack: 2, life: 3, abilities: [bite] }),
  ally({ id: 'bear', attack: 3, life: 5 }),
  answer(
    'ward',
    after(
      'damageDealt',
      { do: 'prevent', frame: 'frame' },
      { where: { object: { object: { is: ['unit'], of: 'you' } } }, bind: { frame: 'frame' } },
    ),
  ),
];
const WARD = { hand: [{ card: 'ward', as: 'ward' }] };
const at = (p1: JsonRecord, p2: JsonRecord) => ashesTable({ p1, p2 }, CARDS);
const unit = (card: string, as: string) => ({ battlefield: [{ card, as }] });

/** The unit of p1 attacks that of p2, which counters. The process of `first` comes first. */
const battle = (table: Table, first: 'attack' | 'counter') => {
  table.answer('p1', { action: 'attack', target: 'theirs' }).answer('p1', ['mine']);
  if (table.state.pending[0]?.kind === 'declareGuard') table.answer('p2', 'none');
  return table.answer('p2', 'counter').answer('p1', first);
};
const warded = (table: Table, seat: 'p1' | 'p2', id: string) => {
  for (let at = 0; at < 3 && table.state.pending[0]?.kind === 'respond'; at += 1) {
    const asked = table.state.pending[0].seat;
    table.answer(asked, asked === seat ? { react: 'ward' } : { pass: true });
  }
  return table.exists(id) ? (table.marks(id)['wounds'] ?? 0) : 'destroyed';
};

rule('Ashes damage.step1', () => {
  it('what a unit deals by countering is not prevented if its text says so, and else it is', () => {
    const countered = (card: string) => {
      const table = battle(at({ ...unit('bear', 'mine'), ...WARD }, unit(card, 'theirs')), 'counter');
      return warded(table, 'p1', 'mine');
    };
    expect([countered('sure'), countered('plain')]).toEqual([2, 0]);
  });
  it('what an ability of the unit deals is prevented all the same (resolve.4)', () => {
    const bitten = (card: string) => {
      const table = at(unit(card, 'mine'), { ...unit('bear', 'theirs'), ...WARD });
      return warded(table.answer('p1', { action: 'activate', card: 'mine', ability: 'bite' }), 'p2', 'theirs');
    };
    expect([bitten('sure'), bitten('plain')]).toEqual([0, 0]);
  });
  it('what it deals is not prevented after it was destroyed in the battle (simul.mutual)', () => {
    const attacked = (card: string) => {
      const table = battle(at(unit(card, 'mine'), { ...unit('bear', 'theirs'), ...WARD }), 'counter');
      const wounds = warded(table, 'p2', 'theirs');
      return [table.exists('mine'), wounds];
    };
    expect([attacked('sure'), attacked('plain')]).toEqual([
      [false, 2],
      [false, 0],
    ]);
  });
});
