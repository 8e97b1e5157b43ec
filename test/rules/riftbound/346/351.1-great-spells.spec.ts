/** Spells for which much energy was spent, as texts ask for them. */
import { expect, it } from 'vitest';
import { draw, whenever } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { emptyChain, play } from '../../../support/riftbound-play.js';
import { spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const proud = unit({
  id: 'proud',
  might: 2,
  abilities: [
    {
      kind: 'static',
      name: 'proud',
      while: { happened: 'greatSpellPlayed', by: 'you', is: { min: 1 } },
      affects: { self: true },
      changes: [{ change: 'number', name: 'might', add: 1 }],
    },
  ],
});
const reader = unit({
  id: 'reader',
  abilities: [whenever('played', { do: 'draw', count: { bound: 'paid' } }, { bind: { paid: 'energy' } })],
});
const cards = [
  proud,
  reader,
  ...[0, 1, 3, 4, 5].map((energy) => spell({ id: `spell-${energy}`, energy, effect: draw() })),
  unit({ id: 'giant', energy: 5 }),
];
const after = (card: string, board: string) => {
  const table = battleTable({ p1: [board], p2: [] }, {}, { cards, seats: { p1: { ...inHand(card), energy: 5 } } });
  play(table, card);
  if (table.state.pending[0]?.kind === 'payment') table.answer('p1', table.legal('p1')[0] ?? null);
  return emptyChain(table);
};

rule('Riftbound 351.1', () => {
  it('remembers a spell for which 4 energy or more was spent, and no other card', () => {
    const might = (card: string) => after(card, 'proud').facts('proud').numbers['might'];
    expect([might('spell-3'), might('spell-4'), might('spell-5'), might('giant')]).toEqual([2, 3, 3, 2]);
  });
  it('knows how much was spent, down to 1', () => {
    const drawn = (card: string) => after(card, 'reader').cards('p1', 'hand').length;
    expect([drawn('spell-1'), drawn('spell-3')]).toEqual([1 + 1, 1 + 3]);
  });
});
