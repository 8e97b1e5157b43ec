/** Turns that read texts add. */
import { describe, expect, it } from 'vitest';
import { emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import { openWith as open, spellOf } from '../../../../../test/support/riftbound-texts.js';
import type { Table } from '../../../../../test/support/table.js';

describe('"take a turn after this one"', () => {
  const cards = [spellOf('dusk', 'Take a turn after this one. Draw 1. Banish this.'), spellOf('gift', 'Draw 1.')];
  const table = (p1: readonly string[], p2: readonly string[] = []) => {
    const own = { hand: p1.map((card, index) => ({ card, as: `own-${index}` })) };
    const other = { hand: p2.map((card, index) => ({ card, as: `other-${index}` })) };
    return open(cards, { p1: [], p2: [], p3: [] }, {}, { p1: own, p2: other });
  };
  /** Whose turns they are, from this one on. */
  const turns = (opened: Table, count: number) =>
    Array.from({ length: count }, () => {
      const { active } = opened.state.turn;
      emptyChain(endTurn(opened, active));
      return active;
    });
  it('317.4: the next turn is the same player’s, and then the order goes on', () => {
    const opened = emptyChain(play(table(['dusk']), 'own-0'));
    expect(opened.cards('p1', 'banishment')).toEqual(['dusk']);
    expect(turns(opened, 5)).toEqual(['p1', 'p1', 'p2', 'p3', 'p1']);
  });
  it('twice are two turns', () => {
    const opened = emptyChain(play(emptyChain(play(table(['dusk', 'dusk']), 'own-0')), 'own-1'));
    expect(turns(opened, 5)).toEqual(['p1', 'p1', 'p1', 'p2', 'p3']);
  });
  it('in the turn of another player the order goes on from that player', () => {
    const opened = play(table(['gift'], ['dusk']), 'own-0').answer('p1', { action: 'pass' });
    emptyChain(play(opened, 'other-0', 'p2'));
    expect(turns(opened, 5)).toEqual(['p1', 'p2', 'p2', 'p3', 'p1']);
  });
  it('652: a player who has left takes none', () => {
    const opened = play(table(['gift'], ['dusk']), 'own-0').answer('p1', { action: 'pass' });
    emptyChain(play(opened, 'other-0', 'p2')).concede('p2');
    expect(turns(opened, 3)).toEqual(['p1', 'p3', 'p1']);
  });
});
