/** Units that follow others, and what waits for a unit that moves from where another is. */
import { describe, expect, it } from 'vitest';
import { inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import type { Table } from '../../../../../test/support/table.js';

describe('"when … moves from my location"', () => {
  const cards = [unitOf('shade', 'When a friendly exhausted unit moves from my location, gain 2 XP.')];
  const gained = (table: Table) => passAll(table).player('p1')['experience'];
  const both = { meadow: 'p1', bridge: 'p1' };
  it.each([
    ['from the base to a battlefield', {}, {}, 'meadow', 2],
    ['from the battlefield of the unit', { at: 'meadow' }, { at: 'meadow' }, 'base', 2],
    ['from another battlefield', { at: 'meadow' }, { at: 'bridge' }, 'base', 0],
    ['from the base, while the unit is at a battlefield', { at: 'bridge' }, {}, 'meadow', 0],
    ['from a battlefield, while the unit is in the base', {}, { at: 'meadow' }, 'base', 0],
  ])('%s', (_where, shade, runner, to, experience) => {
    const boards = {
      p1: [
        { card: 'shade', as: 'shade', ...shade },
        { card: 'm2', ...runner },
      ],
      p2: [],
    };
    expect(gained(move(open(cards, boards, both), 'p1', ['m2'], to))).toBe(experience);
  });
  it('the unit itself is none, and a unit that moves with it stays at its side', () => {
    const table = move(open(cards, { p1: ['shade', 'm2'], p2: [] }, both), 'p1', ['shade', 'm2'], 'meadow');
    expect(gained(table)).toBe(0);
  });
});

describe('"I may be moved with it"', () => {
  const cards = [
    unitOf('hound', 'When you ready a friendly unit, I may be moved with it.'),
    spellOf('wake', 'Ready a friendly unit.'),
    spellOf('doom', 'Kill a unit.'),
  ];
  const readied = (hound: object, runner: object, seats: object = inHand('wake')) => {
    const boards = {
      p1: [
        { card: 'hound', as: 'hound', ...hound },
        { card: 'm2', exhausted: true, ...runner },
      ],
      p2: [],
    };
    return play(open(cards, boards, { meadow: 'p1' }, { p1: { ...seats } }), 'wake').answer('p1', ['m2']);
  };
  const placeOf = (table: Table) => table.marks('hound')['at'] ?? null;
  it.each([
    ['to its battlefield', {}, { at: 'meadow' }, 'yes', 'meadow'],
    ['to its base', { at: 'meadow' }, {}, 'yes', null],
    ['or not', {}, { at: 'meadow' }, 'no', null],
  ])('%s', (_where, hound, runner, answer, place) => {
    const table = emptyChain(readied(hound, runner)).answer('p1', answer);
    expect(placeOf(table)).toBe(place === null ? null : table.id(place));
  });
  it('356.3.e.12: a unit that is gone is nowhere', () => {
    const table = readied({ at: 'meadow' }, {}, inHand('wake', 'doom'));
    while (table.log.every(({ kind }) => kind !== 'readied')) {
      const [open_] = table.state.pending;
      table.answer(open_?.seat ?? 'p1', { action: 'pass' });
    }
    emptyChain(play(table, 'doom').answer('p1', ['m2']));
    expect(placeOf(table)).toBe(table.id('meadow'));
  });
});
