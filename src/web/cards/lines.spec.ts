import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { layoutQuery } from '../engine/games.js';
import { compared, curveOf, groupsOf, merged, sizeOf, textOf, withCopies } from './lines.js';
import type { Card } from './queries.js';

const character = (id: string, name: string, cost: number, version?: string): readonly [string, Card] => [
  id,
  {
    ...{ type: 'character', inks: ['ruby'], classifications: [], keywords: [], strength: 1, willpower: 1, lore: 1 },
    ...{ id, name, cost, ...(version !== undefined && { version }), status: 'scripted', unscripted: [] },
  },
];
const item: readonly [string, Card] = [
  'K-9',
  {
    ...{ id: 'K-9', name: 'Kettle', type: 'item', inks: ['steel'], cost: 2, classifications: [], keywords: [] },
    ...{ status: 'scripted', unscripted: [] },
  },
];
const cards = new Map([character('K-1', 'Zed', 1), character('K-2', 'Amy', 3, 'Of the North'), item]);
const lines = [
  { card: 'K-9', count: 2 },
  { card: 'K-2', count: 4 },
  { card: 'K-1', count: 1 },
];

it('adds and takes away copies', () => {
  expect(withCopies(lines, 'K-1', undefined, 1).at(-1)).toEqual({ card: 'K-1', count: 2 });
  expect(withCopies(lines, 'K-1', undefined, -1)).toEqual(lines.slice(0, 2));
  expect(withCopies(lines, 'K-1', 'champion', 1).at(-1)).toEqual({ card: 'K-1', count: 1, zone: 'champion' });
  expect(withCopies(lines, 'K-8', undefined, -1)).toBe(lines);
  expect(merged([...lines, { card: 'K-9', count: 2 }]).map(({ count }) => count)).toEqual([4, 4, 1]);
  expect(sizeOf(lines)).toBe(7);
});

it('compares copies, zone by zone, in whatever lines they stand', () => {
  const other = [
    { card: 'K-1', count: 1, zone: 'champion' },
    { card: 'K-2', count: 3 },
    { card: 'K-9', count: 1 },
    { card: 'K-9', count: 2 },
  ];
  expect(compared(lines, other)).toEqual({
    left: [
      { card: 'K-2', count: 1 },
      { card: 'K-1', count: 1 },
    ],
    right: [
      { card: 'K-1', count: 1, zone: 'champion' },
      { card: 'K-9', count: 1 },
    ],
    both: [
      { card: 'K-9', count: 2 },
      { card: 'K-2', count: 3 },
    ],
  });
});

it('groups by zones and types, and is written as it can be read again', async () => {
  const layout = await new QueryClient().fetchQuery(layoutQuery('lorcana'));
  expect(groupsOf(lines, cards, layout).map(({ name, lines: of }) => [name, of.map(({ card }) => card)])).toEqual([
    ['character', ['K-1', 'K-2']],
    ['item', ['K-9']],
  ]);
  expect(textOf(lines, cards, layout, false)).toBe('1 Zed\n4 Amy - Of the North\n2 Kettle');
  const zoned = withCopies(lines, 'K-1', 'champion', 1);
  expect(textOf(zoned, cards, layout, true)).toBe(
    'champion:\n1 Zed (K-1)\n\nDeck:\n1 Zed (K-1)\n4 Amy - Of the North (K-2)\n2 Kettle (K-9)',
  );
  expect(curveOf(lines, cards, layout)).toEqual([
    { cost: 1, count: 1 },
    { cost: 2, count: 2 },
    { cost: 3, count: 4 },
  ]);
});
