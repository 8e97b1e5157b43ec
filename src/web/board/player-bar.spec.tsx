/** Goal: the bar of a player says who acts while the game runs, and who won once the game is over. */
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Board } from '../api/kifu.js';
import { loadMessages } from '../i18n/language.js';
import { PlayerBar } from './player-bar.js';
import { type Table, TableProvider } from './table.js';

beforeAll(() => loadMessages('board'));

const table: Table = {
  ...{ game: 'lorcana', layout: null, cards: new Map(), objects: new Map() },
  names: new Map([['p1', 'Ada']]),
};
const seat = { seat: 'p1', left: false, zones: {} };

function tags(outcome: Board['outcome']): readonly (string | null)[] {
  const board: Board = {
    ...{ game: 'lorcana', gameId: 'g', format: 'core-constructed', shared: {}, seats: [seat], outcome },
    turn: { number: 3, active: 'p1', phase: 'main' },
    deciding: [{ seat: 'p1', kind: 'turnAction' }],
  };
  render(
    <TableProvider value={table}>
      <PlayerBar seat={seat} board={board} isOpen isAsked={false} open={() => undefined} />
    </TableProvider>,
  );
  return ['to act', 'decides', 'wins'].filter((tag) => screen.queryByText(tag) !== null);
}

it('says whose turn it is, and who decides', () => {
  expect(tags(null)).toEqual(['to act', 'decides']);
});

it('says only who won, although a decision was open when the game ended', () => {
  expect(tags({ winners: ['p1'], draw: false, reason: 'concession' })).toEqual(['wins']);
});
