/**
 * KERNEL 10.10: a draw that has a procedure carried out before it, twice in one draw of three, and that may end the
 * game.
 */
import { describe, expect, it } from 'vitest';
import { chainToy } from '../support/toys/chain-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const study = spell('study', {
  do: 'sequence',
  of: [
    { do: 'draw', amount: 3 },
    { do: 'say', text: 'studied' },
  ],
});

const studying = (trash: readonly string[], score = 0) => {
  const table = toyTable(chainToy(), [study, unit('page')], {
    p1: { hand: [{ card: 'study', as: 'study' }], deck: ['page'], trash },
    p2: { score },
  });
  table.answers('p1', { action: 'play', card: 'study' }, { action: 'pass' });
  return table.answers('p2', { action: 'pass' });
};

describe('drawing three from a deck of one', () => {
  it('burns out once where the trash has enough', () => {
    const table = studying(['page', 'page']);
    expect(table.happened).toEqual([
      'drew p1',
      'moved page',
      'moved page',
      'shuffled p1',
      'scored p2 1',
      'drew p1',
      'drew p1',
      'studied',
      'moved study',
    ]);
  });
  it('burns out again when that is drawn too, and finds nothing', () => {
    const table = studying(['page']);
    expect(table.happened).toEqual([
      'drew p1',
      'moved page',
      'shuffled p1',
      'scored p2 1',
      'drew p1',
      'shuffled p1',
      'scored p2 1',
      'studied',
      'moved study',
    ]);
    expect(table.score('p2')).toBe(2);
    expect(table.cards('p1.hand')).toEqual(['page', 'page']);
  });
  it('ends at once when somebody has won by it', () => {
    const table = studying(['page'], 1);
    expect(table.happened.slice(-2)).toEqual(['scored p2 1', 'gameEnded']);
    expect(table.happened).not.toContain('studied');
    expect(table.state.outcome).toMatchObject({ winners: ['p2'] });
    expect(table.state.pending).toEqual([]);
  });
});
