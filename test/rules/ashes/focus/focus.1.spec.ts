import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { allPass, ashesTable, dice, ready } from '../../../support/ashes.js';
import { kindsOf } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const copies = (min: number) =>
  ({ count: { zone: 'spellboard', of: 'you', sameNameAs: 'self' }, is: { min } }) as const;
const rite = ready({
  id: 'rite',
  abilities: [
    {
      kind: 'activated',
      name: 'call',
      costs: [{ pay: 'side' }, { pay: 'exhaust' }, { pay: 'magic', dice: [{ n: 2, level: 'basic' }] }],
      effect: {
        do: 'sequence',
        of: [
          { do: 'draw', count: 1 },
          { do: 'if', condition: copies(2), then: { do: 'draw', count: 1 } },
          { do: 'if', condition: copies(3), then: { do: 'may', effect: { do: 'draw', count: 1 } } },
        ],
      },
    },
    { kind: 'cost', name: 'focus 1', for: 'activate', while: copies(2), add: -1 },
  ],
});
const spells = (...marks: readonly JsonRecord[]) =>
  marks.map((more, at) => ({ card: 'rite', as: `rite-${at + 1}`, ...more }));
const at = (spellboard: readonly JsonRecord[], pool = 6) =>
  ashesTable({ p1: { spellboard, activePool: dice('charm', 'basic', pool) }, p2: {} }, [rite]);
const call = (of: string) => ({ action: 'activate', card: of, ability: 'call' });
const drawn = (table: ReturnType<typeof at>): number => kindsOf(table, 'drawn').length;

rule('Ashes focus.1', () => {
  it('leaves each copy a card of its own, with its own tokens and its own cost', () => {
    const table = at(spells({}, { exhaustion: 1, status: 2 }));
    table.expectRefused('p1', call('rite-2'), 'ability.none', 'glossary.activate');
    table.answer('p1', call('rite-1'));
    expect([table.marks('rite-1'), table.marks('rite-2')]).toEqual([{ exhaustion: 1 }, { exhaustion: 1, status: 2 }]);
  });
  it('removes a token from each of them in the recovery phase', () => {
    const table = allPass(at(spells({ exhaustion: 1 }, { exhaustion: 2 }), 0));
    expect([table.marks('rite-1'), table.marks('rite-2')]).toEqual([{}, { exhaustion: 1 }]);
  });
});

rule('Ashes focus.2', () => {
  it('is active on each copy with one more on the spellboard, with two more for Focus 2', () => {
    const counts = [1, 2, 3].map((count) => {
      const table = at(spells(...Array.from({ length: count }, () => ({})))).answer('p1', call('rite-1'));
      return [drawn(table), table.state.pending[0]?.kind, table.cards('p1', 'exhaustedPool').length];
    });
    expect(counts).toEqual([
      [1, 'turnAction', 2],
      [2, 'turnAction', 1],
      [2, 'may', 1],
    ]);
  });
  it('counts copies that are exhausted', () => {
    const table = at(spells({}, { exhaustion: 1 })).answer('p1', call('rite-1'));
    expect([drawn(table), table.cards('p1', 'exhaustedPool').length]).toEqual([2, 1]);
  });
  it('counts no copies of other players, and none in hand', () => {
    const table = ashesTable(
      {
        p1: { spellboard: spells({}), hand: ['rite'], activePool: dice('charm', 'basic', 2) },
        p2: { spellboard: ['rite', 'rite'] },
      },
      [rite],
    ).answer('p1', call('rite-1'));
    expect([drawn(table), table.cards('p1', 'exhaustedPool').length]).toEqual([1, 2]);
  });
  it('lowers a cost no further than to nothing', () => {
    const cheap = ready({
      id: 'cheap',
      abilities: [
        {
          kind: 'activated',
          name: 'call',
          costs: [
            { pay: 'side' },
            {
              pay: 'magic',
              dice: [
                { n: 1, level: 'basic' },
                { n: 1, level: 'class', magic: 'charm' },
              ],
            },
          ],
          effect: { do: 'draw', count: 1 },
        },
        { kind: 'cost', name: 'focus 1', for: 'activate', while: copies(2), add: -4 },
      ],
    });
    const table = ashesTable(
      { p1: { spellboard: [{ card: 'cheap', as: 'cheap' }, 'cheap'], activePool: dice('charm', 'class', 1) } },
      [cheap],
    );
    table.answer('p1', call('cheap')).expectHappened('magicPaid', { symbols: ['charm class'] });
  });
});
