/** Counters of one name are equal: they add up, are removed as far as there are any, and are gone with their object. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const aimed = { targets: [{ as: 'target', from: { is: ['unit'] }, min: 1, max: 1 }] };
const put = (count: number, counter = 'Growth'): Effect => ({ do: 'put-counters', objects: 'target', counter, count });
const remove = (count?: number): Effect => ({
  do: 'sequence',
  of: [
    {
      do: 'remove-counters',
      objects: 'target',
      counter: 'Growth',
      as: 'reaped',
      ...(count !== undefined && { count }),
    },
    { do: 'score', amount: { bound: 'reaped' } },
  ],
});
const cards = [
  spell('sow', put(2), aimed),
  spell('water', put(1), aimed),
  spell('salt', put(1, 'Salt'), aimed),
  spell('trick', put(0), aimed),
  spell('prune', remove(2), aimed),
  spell('harvest', remove(), aimed),
  spell('uproot', { do: 'put', objects: 'target', to: 'hand' }, aimed),
  unit('oak', { power: 20 }),
];
const SPELLS = cards.flatMap(({ id, type }) => (type === 'spell' ? [{ card: id, as: id }] : []));

const table = () => toyTable(bagToy(), cards, { p1: { hand: SPELLS, play: [{ card: 'oak', as: 'oak' }] }, p2: {} });
const cast = (at: ReturnType<typeof table>, ...spells: readonly string[]) => {
  for (const card of spells) at.answers('p1', { action: 'play', card }, ['oak']);
  return at;
};

describe('counters', () => {
  it('add up with those of their name, and with no others', () => {
    const at = cast(table(), 'sow', 'water', 'salt');
    expect(at.marks('oak')).toEqual({ 'counter:Growth': 3, 'counter:Salt': 1 });
  });

  it('are removed up to the given number, or as many as there are; the number removed has a name', () => {
    const at = cast(table(), 'sow', 'water', 'prune');
    expect([at.marks('oak'), at.score('p1')]).toEqual([{ 'counter:Growth': 1 }, 2]);
    cast(at, 'harvest');
    expect([at.marks('oak'), at.score('p1')]).toEqual([{}, 3]);
  });

  it('cannot be taken without counters, and putting 0 causes no event', () => {
    const at = cast(table(), 'harvest');
    expect(at.happened.filter((what) => what.startsWith('countersRemoved'))).toEqual([]);
    expect(at.score('p1')).toBe(0);
    expect(cast(at, 'trick').happened.filter((what) => what.startsWith('countersPut'))).toEqual([]);
  });

  it('are gone with the object that bore them', () => {
    const at = cast(table(), 'sow', 'uproot');
    const oak = (at.state.zones['p1.hand'] ?? []).find((id) => at.state.objects[id]?.definition === 'oak') ?? '';
    expect(at.marks(oak)).toEqual({});
    at.answers('p1', { action: 'play', card: oak });
    const [grown = ''] = at.state.zones['p1.play'] ?? [];
    expect(at.marks(grown)).toEqual({});
  });
});
