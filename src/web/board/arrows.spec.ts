import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Board } from '../api/kifu.js';
import { layoutQuery } from '../engine/games.js';
import { arrowsOf } from './arrows.js';

const layout = await new QueryClient().fetchQuery(layoutQuery('ashes'));
const object = (id: string, marks: Readonly<Record<string, unknown>>) => ({ id, card: 'x', controller: 'p1', marks });

const boardOf = (...objects: readonly ReturnType<typeof object>[]) =>
  ({
    seats: [{ seat: 'p1', zones: { battlefield: { count: objects.length, objects } } }],
    shared: {},
  }) as unknown as Board;

it('leads from a card to the object or the player that it attacks, blocks or guards', () => {
  const board = boardOf(
    object('o1', { attacking: 'p2' }),
    object('o2', { blocking: 'o1', wounds: 1 }),
    object('o3', { attachedTo: 'o1' }),
  );
  expect(arrowsOf(board, layout)).toEqual([
    { from: 'o1', to: 'p2' },
    { from: 'o2', to: 'o1' },
  ]);
});

it('is drawn for no game that has nobody to point at', () => {
  expect(arrowsOf(boardOf(object('o1', { attacking: 'p2' })), null)).toEqual([]);
});
