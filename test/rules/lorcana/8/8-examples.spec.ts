/** The worked example of 8.1.1: what lies on the table is not all in play. */
import { describe, expect, it } from 'vitest';
import { action, character, lorcanaTable } from '../../../support/lorcana.js';

describe('zones are independent (8.1.1)', () => {
  it('finds no card in play that is in a deck, hand, inkwell or discard', () => {
    const pawn = character({ id: 'pawn' });
    const count = action({
      id: 'count',
      cost: 0,
      effect: { do: 'gain-lore', amount: { count: { is: ['character'] } } },
    });
    const elsewhere = { deck: ['pawn'], hand: ['pawn'], inkwell: 1, discard: ['pawn'] };
    const p1 = { ...elsewhere, hand: [{ card: 'count', as: 'count' }, 'pawn'], play: ['pawn'] };
    const at = lorcanaTable({ p1, p2: { ...elsewhere, play: ['pawn', 'pawn'] } }, [pawn, count]);
    at.answer('p1', { action: 'play', card: 'count', pay: 'ink' }).expectHappened('loreGained', { amount: 3 });
    expect(at.player('p1')['lore']).toBe(3);
  });
});
