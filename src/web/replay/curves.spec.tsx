import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { TableProvider } from '../board/table.js';
import { loadMessages } from '../i18n/language.js';
import { Controls } from './controls.js';
import { pathOf, valueAt } from './curves.js';
import type { Curve, GameRecord } from './record.js';
import type { Player } from './use-player.js';

beforeAll(() => loadMessages('replay'));

const LORE: Curve = {
  what: 'lore',
  title: { en: 'Lore', zh: '传奇点' },
  goal: 20,
  points: {
    p1: [
      [0, 0],
      [3, 2],
      [8, 4],
    ],
    p2: [[0, 0]],
  },
};
const HAND: Curve = {
  what: 'hand',
  title: { en: 'Cards in hand', zh: '手牌数' },
  points: { p1: [[0, 7]], p2: [[0, 6]] },
};
const player: Player = {
  ...{ step: 4, last: 9, isPlaying: false, speed: 1, go: vi.fn(), move: vi.fn(), play: vi.fn(), setSpeed: vi.fn() },
  turns: [
    { number: 1, seat: 'p1', from: 0 },
    { number: 2, seat: 'p2', from: 5 },
  ],
};
const NAMES = new Map([
  ['p1', 'Ann'],
  ['p2', 'Bo'],
]);

function show(curves?: readonly Curve[]): void {
  const record = { steps: [], moments: [], ...(curves !== undefined && { curves }) } as unknown as GameRecord;
  const table = { game: 'lorcana', layout: null, cards: new Map(), names: NAMES, objects: new Map() };
  render(
    <TableProvider value={table}>
      <Controls record={record} player={player} />
    </TableProvider>,
  );
}
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('draws a number that holds until it changes, up to the last step', () => {
  expect(pathOf(LORE.points['p1'] ?? [], 4, 9)).toBe('M0 4H3V2H8V0H9');
});

it.each([
  [2, 0],
  [3, 2],
  [7, 2],
  [9, 4],
])('stands at step %i at %i', (step, value) => expect(valueAt(LORE, 'p1', step)).toBe(value));

it('is a table of turns for those who do not see it', () => {
  show([LORE, HAND]);
  expect(screen.getByRole('table', { name: 'Lore at the end of each turn' })).toBeDefined();
  expect(rows()).toEqual(['TurnAnnBo', '120', '240']);
});

it('is the one that the reader chooses, or none', async () => {
  show([LORE, HAND]);
  const choice = screen.getByRole('combobox', { name: 'Curve over the timeline' });
  await userEvent.selectOptions(choice, 'Cards in hand');
  expect(rows()).toEqual(['TurnAnnBo', '176', '276']);
  await userEvent.selectOptions(choice, 'No curve');
  expect(screen.queryByRole('table')).toBeNull();
});

it('is not offered where the document has none', () => {
  show();
  expect(screen.queryByRole('combobox', { name: 'Curve over the timeline' })).toBeNull();
});
