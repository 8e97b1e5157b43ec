/** A card that its own text lets be played from the trash, for a price of its own (351.1, 353.1). */
import { describe, expect, it } from 'vitest';
import { inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import { openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import type { RiftboundCard } from '../card.js';
import type { Table } from '../../../../../test/support/table.js';

const GHOUL = unitOf('ghoul', '[Legion] — You may play me from your trash for {1}{fury}.');
const cards: readonly RiftboundCard[] = [
  // Its printed cost is more than anybody has here.
  { ...GHOUL, ...('energy' in GHOUL && { energy: 9 }) },
  spellOf('chant', 'Draw 1.'),
  spellOf('call', 'Play a unit from your trash, ignoring its cost. Draw 1.'),
];
const opened = (runes = 2) => {
  const all = Array.from({ length: runes }, (_, index) => ({ card: 'fury', as: `f${index + 1}` }));
  const trash = [{ card: 'ghoul', as: 'ghoul' }];
  const p1 = { ...inHand('chant', 'call'), trash, runes: all };
  return open(cards, { p1: [], p2: [] }, {}, { p1 });
};
const mayPlay = (table: Table, seat = 'p1') =>
  table.legal(seat).some((one) => JSON.stringify(one) === JSON.stringify({ action: 'play', card: table.id('ghoul') }));

describe('"you may play me from your trash for …"', () => {
  it('once another card was played this turn, for that price alone', () => {
    const table = emptyChain(play(opened(), 'chant'));
    expect(mayPlay(table)).toBe(true);
    play(table, 'ghoul').answer('p1', { f1: 'energy', f2: 'fury' });
    expect(emptyChain(table).cards('p1', 'board')).toEqual(['ghoul']);
  });
  it.each<[string, () => Table]>([
    ['before another card was played', () => opened()],
    ['without that price', () => emptyChain(play(opened(0), 'chant'))],
    ['in a later turn', () => emptyChain(endTurn(endTurn(emptyChain(play(opened(), 'chant'))), 'p2'))],
  ])('not %s', (_when, table) => {
    expect(mayPlay(table())).toBe(false);
  });
  it('a text that has it played asks for no such price', () => {
    const table = emptyChain(play(emptyChain(play(opened(), 'chant')), 'call'));
    expect([table.cards('p1', 'board'), table.cards('p1', 'runes')]).toEqual([['ghoul'], ['fury', 'fury']]);
  });
});
