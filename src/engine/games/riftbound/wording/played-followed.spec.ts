/** Units that follow others. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import type { Table } from '../../../../../test/support/table.js';

const EVERY_MOVE = {
  ...unitOf('keen', 'When a friendly ready unit moves from my location, I may follow it.'),
  keywords: [{ keyword: 'shield' as const }],
};
const DANCE =
  'Choose a friendly unit and another unit you control elsewhere. If at least one of them has [Shield], move each to where the other is.';

describe('"when … moves from my location, I may follow it"', () => {
  const cards = [
    unitOf('hound', 'When a friendly exhausted unit moves from my location, I may follow it.'),
    spellOf('doom', 'Kill a unit.'),
  ];
  const both = { meadow: 'p1', bridge: 'p1' };
  const moved = (hound: object, runner: object, to: string) => {
    const boards = {
      p1: [{ card: 'hound', as: 'hound', ...hound }, { card: 'm2', ...runner }, at('m3', 'bridge')],
      p2: [],
    };
    return emptyChain(move(open(cards, boards, both, { p1: inHand('doom') }), 'p1', ['m2'], to));
  };
  const placeOf = (table: Table) => table.marks('hound')['at'] ?? null;
  it.each([
    ['from the base to a battlefield', {}, {}, 'meadow'],
    ['from the battlefield of the unit to the base', { at: 'meadow' }, { at: 'meadow' }, 'base'],
  ])('%s, or not', (_where, hound, runner, to) => {
    const from = placeOf(moved(hound, runner, to).answer('p1', 'no'));
    const table = moved(hound, runner, to).answer('p1', 'yes');
    expect([from, placeOf(table)]).toEqual([
      'at' in hound ? table.id('meadow') : null,
      to === 'base' ? null : table.id(to),
    ]);
  });
  it.each([
    ['from another battlefield', { at: 'meadow' }, { at: 'bridge' }, 'base'],
    ['from the base, while the unit is at a battlefield', { at: 'bridge' }, {}, 'meadow'],
    ['from a battlefield, while the unit is in the base', {}, { at: 'meadow' }, 'base'],
  ])('not %s', (_where, hound, runner, to) => {
    expect(moved(hound, runner, to).state.pending[0]?.kind).not.toBe('may');
  });
  it('does not trigger for the unit itself, and asks nothing about a unit that moves with it', () => {
    const table = move(open(cards, { p1: ['hound', 'm2'], p2: [] }, both), 'p1', ['hound', 'm2'], 'meadow');
    passAll(emptyChain(table));
    expect([table.state.pending[0]?.kind, placeOf(table)]).toEqual(['turnAction', table.id('meadow')]);
  });
  it.each([
    ['a base', undefined],
    ['another battlefield', 'bridge'],
  ])('a unit that changes places with it, from %s, was elsewhere', (_where, from) => {
    const dance = spellOf('dance', DANCE);
    const runner = from === undefined ? 'm2' : at('m2', from);
    const boards = { p1: [at('keen', 'meadow'), runner], p2: [] };
    const opened = open([EVERY_MOVE, dance], boards, both, { p1: inHand('dance') });
    const table = play(opened, 'dance').answer('p1', ['keen']).answer('p1', ['m2']);
    emptyChain(table);
    expect(table.log.filter(({ kind }) => kind === 'moved')).toHaveLength(2);
    const places = ['keen', 'm2'].map((unit) => table.marks(unit)['at'] ?? null);
    expect([table.state.pending[0]?.kind, places]).toEqual([
      'turnAction',
      [from === undefined ? null : table.id(from), table.id('meadow')],
    ]);
  });
  it('356.3.e.12: a unit that is gone is nowhere', () => {
    const boards = { p1: [at('hound', 'meadow'), at('m2', 'meadow')], p2: [] };
    const table = move(open(cards, boards, both, { p1: inHand('doom') }), 'p1', ['m2'], 'base');
    emptyChain(play(table, 'doom').answer('p1', ['m2']));
    expect(placeOf(table)).toBe(table.id('meadow'));
  });
});
