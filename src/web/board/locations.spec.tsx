/** Goal: what is at a location is there, with its player, and nowhere else on the board. */
import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Board, BoardObject, Zone } from '../api/kifu.js';
import { cardsOf, layoutQuery } from '../engine/games.js';
import { loadMessages } from '../i18n/language.js';
import { BoardView } from './board.js';
import { CardDetails } from './details.js';
import { type Table, TableProvider } from './table.js';

const layout = await new QueryClient().fetchQuery(layoutQuery('riftbound'));
beforeAll(() => loadMessages('board'));

const PRINTED = { type: 'unit', domains: ['calm'], energy: 2, might: 3, abilities: [] };
const unit = (id: string, name: string) => ({ id, name, ...PRINTED });
const place = (id: string, name: string) => ({ id, name, type: 'battlefield', domains: [], abilities: [] });
const definitions = [unit('pilot', 'Pilot'), unit('guard', 'Guard'), place('quay', 'Quay'), place('gate', 'Gate')];

const object = (id: string, card: string, controller: string, marks: BoardObject['marks'] = {}): BoardObject => ({
  ...{ id, card, controller, marks },
});
const zone = (...objects: readonly BoardObject[]): Zone => ({ count: objects.length, objects: [...objects] });

const quay = object('o1', 'quay', 'p2', { controlled: true });
const gate = object('o2', 'gate', 'p2');
const SEATS: Readonly<Record<string, Board['seats'][number]['zones']>> = {
  p1: {
    battlefields: zone(gate),
    board: zone(object('o3', 'pilot', 'p1', { at: 'o1', attacking: true }), object('o4', 'pilot', 'p1')),
    facedown: { count: 1, named: { at: { o2: 1 } } },
  },
  p2: { battlefields: zone(quay), board: zone(object('o5', 'guard', 'p2', { at: 'o1', exhausted: true })) },
  p3: { battlefields: zone(), board: zone(object('o6', 'guard', 'p3', { at: 'o2' })) },
};

const POOLS: Readonly<Record<string, Readonly<Record<string, number>>>> = { p1: { energy: 2, fury: 1, calm: 0 } };

const POINTS: Readonly<Record<string, number>> = { p1: 4, p2: 3 };

const names = { p1: 'Ada', p2: 'Bob', p3: 'Cyd', p4: 'Dan' };
const table: Table = {
  game: 'riftbound',
  layout,
  cards: cardsOf(definitions),
  names: new Map(Object.entries(names)),
  objects: new Map([
    ['o1', 'quay'],
    ['o2', 'gate'],
  ]),
};

function shown(seats: readonly string[] = ['p1', 'p2'], teams?: Board['teams'], zones = SEATS, left = '') {
  const turn = { number: 1, active: 'p1', phase: 'action' };
  const board: Board = {
    ...{
      game: 'riftbound',
      gameId: 'g',
      format: teams === undefined ? 'duel' : 'magma-chamber',
      turn,
      outcome: null,
      shared: {},
      deciding: [],
    },
    ...(teams !== undefined && { teams }),
    seats: seats.map((seat) => ({
      seat,
      left: seat === left,
      points: POINTS[seat] ?? 0,
      experience: 0,
      pool: POOLS[seat] ?? {},
      zones: zones[seat] ?? {},
    })),
  };
  render(
    <TableProvider value={table}>
      <CardDetails>
        <BoardView board={board} near="p1" step={0} />
      </CardDetails>
    </TableProvider>,
  );
}

const location = (name: string) => within(screen.getByRole('region', { name }));
const groupsOf = (name: string) =>
  location(name)
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'));
const saidIn = (of: HTMLElement) =>
  within(of)
    .queryAllByRole('button')
    .map((card) => card.firstElementChild?.textContent);

it('shows each battlefield once, in the order in which they came, and who controls it', () => {
  shown();
  const all = within(screen.getByRole('region', { name: 'battlefields' }));
  expect(all.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).toEqual(['Quay', 'Gate']);
  expect(location('Quay').getByText('Bob')).toBeDefined();
  expect(location('Gate').queryByText('Bob')).toBeNull();
});

it('shows units at a battlefield there, each with its player, and no longer in the base', () => {
  shown();
  expect(saidIn(location('Quay').getByRole('group', { name: 'Ada, Quay' }))).toEqual([
    'Pilot, unit, might 3, at Quay, attacker',
  ]);
  expect(saidIn(location('Quay').getByRole('group', { name: 'Bob, Quay' }))).toEqual([
    'Guard, unit, might 3, at Quay, exhausted',
  ]);
  const bases = screen.getAllByRole('region', { name: /^base/ });
  expect(bases.map((base) => [base.getAttribute('aria-label'), saidIn(base)])).toEqual([
    ['base: 0 cards', []],
    ['base: 1 card', ['Pilot, unit, might 3']],
  ]);
});

it('draws where a unit lies, and writes it on no card', () => {
  shown();
  const [pilot] = location('Quay').getByRole('group', { name: 'Ada, Quay' }).querySelectorAll('button');
  const drawn = [...(pilot?.querySelectorAll('[data-as]') ?? [])].map((mark) => mark.textContent);
  expect(drawn).toEqual(['attacker']);
});

it('shows the back of a card that is hidden there, and says that it is one', () => {
  shown();
  expect(location('Gate').getByRole('group', { name: 'Ada, Gate' }).textContent).toContain('1 hidden');
  expect(location('Quay').getByRole('group', { name: 'Ada, Quay' }).textContent).not.toContain('hidden');
});

it('has a place for every seat, that of the reader nearest', () => {
  shown(['p1', 'p2', 'p3']);
  expect(groupsOf('Gate')).toEqual(['Bob, Gate', 'Cyd, Gate', 'Ada, Gate']);
  expect(saidIn(location('Gate').getByRole('group', { name: 'Cyd, Gate' }))).toEqual(['Guard, unit, might 3, at Gate']);
});

it('says who is out of the game, which the others play on', () => {
  shown(['p1', 'p2', 'p3'], undefined, SEATS, 'p2');
  const out = ['Ada', 'Bob', 'Cyd'].filter((name) => location(name).queryByText('out of the game') !== null);
  expect(out).toEqual(['Bob']);
});

it('has who plays together on one side of the table, and says which team it is', () => {
  shown(
    ['p1', 'p2', 'p3', 'p4'],
    [
      ['p1', 'p2'],
      ['p3', 'p4'],
    ],
  );
  expect(groupsOf('Gate')).toEqual(['Cyd, Gate', 'Dan, Gate', 'Bob, Gate', 'Ada, Gate']);
  const halves = Object.values(names).map((name) => screen.getByRole('region', { name }));
  expect(halves.map((half) => within(half).getByText(/^Team/).parentElement?.textContent)).toEqual([
    'Team 1 · points 7/ 11',
    'Team 1 · points 7/ 11',
    'Team 2 · points 0/ 11',
    'Team 2 · points 0/ 11',
  ]);
  // The points of one player alone end nothing.
  expect(halves[0]?.textContent).toMatch(/points4(?!\/)/);
  expect(halves.map((half) => half.getAttribute('data-far'))).toEqual(['false', 'false', 'true', 'true']);
});

it('has beside a name what is in its pool, and nothing of what is not', () => {
  shown();
  const numbers = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(numbers('Ada')).toMatch(/points4\/ 8energy2Fury1(?!Calm)/);
  expect(numbers('Bob')).not.toContain('energy');
});

it('says of a card that lies hidden that it does, and since when', () => {
  const hidden = object('o9', 'pilot', 'p1', { at: 'o2', hiddenIn: 3 });
  const facedown: Zone = { count: 1, objects: [hidden] };
  shown(['p1', 'p2'], undefined, { p1: { ...SEATS['p1'], facedown } });
  const card = within(screen.getByRole('group', { name: 'Ada, Gate' })).getByRole('button', {
    name: /hidden since turn 3$/,
  });
  expect(within(card).getByTitle('hidden since turn 3').textContent).toBe('hidden');
});
