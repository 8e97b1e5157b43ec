import { expect, it } from 'vitest';
import { ally, ashesTable, ready } from '../../../support/ashes.js';
import { DRAW, kindsOf } from '../../../support/ashes-windows.js';
import { sequence } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const FOCUS_1 = {
  do: 'if',
  condition: { count: { zone: 'spellboard', of: 'you', sameNameAs: 'self' }, is: { min: 2 } },
  then: DRAW,
} as const;
const rite = ready({
  id: 'rite',
  abilities: [
    { kind: 'activated', name: 'gather', costs: [{ pay: 'side' }], effect: FOCUS_1 },
    {
      kind: 'activated',
      name: 'burn',
      costs: [{ pay: 'side' }],
      effect: sequence(
        { do: 'all', from: { zone: 'spellboard', named: 'rite', other: true }, as: 'others' },
        { do: 'discard-from-play', objects: 'others' },
        FOCUS_1,
      ),
    },
  ],
});
const cards = [rite, ally({ id: 'actor', name: 'rite' })];
const used = (ability: string, copies: number, units: readonly string[] = []) =>
  ashesTable(
    {
      p1: {
        spellboard: Array.from({ length: copies }, (_, at) => ({ card: 'rite', as: `copy-${at + 1}` })),
        battlefield: units,
      },
    },
    cards,
  ).answer('p1', { action: 'activate', card: 'copy-1', ability });

rule('Ashes focus.2', () => {
  it('is looked at as its line is reached (focus-when)', () => {
    expect(kindsOf(used('gather', 2), 'drawn')).toEqual(['drawn']);
    expect(kindsOf(used('burn', 2), 'leftPlay', 'drawn')).toEqual(['leftPlay']);
  });
  it('is of ready spells on the spellboard alone: no unit of that title counts (focus-title)', () => {
    expect(kindsOf(used('gather', 1, ['actor']), 'drawn')).toEqual([]);
  });
});
