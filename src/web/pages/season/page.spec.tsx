/**
 * Goal: the page of a season shows its table with the results that count, how places become points, decks, and its
 * tournaments with those that do not count. Method: the page over answers of the service that are there already.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reportQuery } from '../../decks-played/queries.js';
import { loadMessages } from '../../i18n/language.js';
import { SeasonPage } from './page.js';
import { seasonQuery } from './queries.js';

beforeAll(() => loadMessages('season', 'tournaments', 'decks-played'));
afterEach(cleanup);

const CREATED = '2026-11-21T18:00:00.000Z';
const tournament = (name: string, more: object = {}) => ({
  ...{ id: name.toLowerCase(), name, status: 'ended', counted: true, createdAt: CREATED },
  ...more,
});
const result = (tournamentId: string, place: number, points: number, counts = true) => ({
  ...{ tournamentId, place, points, counts },
});
const SEASON = {
  season: {
    ...{ id: 's', leagueId: 'l', leagueName: 'Club', name: 'Autumn', createdAt: CREATED },
    policy: {
      best: 1,
      participation: 2,
      placements: [
        { upTo: 1, points: 10 },
        { upTo: 4, points: 5 },
      ],
    },
  },
  tournaments: [tournament('First'), tournament('Second')],
  leftOut: 0,
  rows: [
    {
      place: 1,
      playerId: 'ada',
      name: 'Ada',
      points: 12,
      results: [result('first', 1, 12), result('second', 2, 7, false)],
    },
    { place: 2, playerId: 'ben', name: 'Ben', points: 7, results: [result('second', 3, 7)] },
  ],
};
const REPORT = {
  ...{ game: 'lorcana', games: 3, publicGames: 2 },
  wins: { byDeck: [{ key: 'd', label: 'Amber', wins: { n: 4, hits: 3, value: 0.75, low: 0.3, high: 0.95 } }] },
};

/** The page of the season with what differs from it. */
async function shown(differs: object = {}, report: object | null = null): Promise<string> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queries.setQueryData<unknown>(seasonQuery('s').queryKey, { ...SEASON, ...differs });
  queries.setQueryData<unknown>(reportQuery({ season: 's' }).queryKey, report);
  const root = createRootRoute({ component: Outlet });
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Outlet });
  const season = createRoute({ getParentRoute: () => shell, path: '/seasons/$id', component: SeasonPage });
  const routeTree = root.addChildren([shell.addChildren([season])]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/seasons/s'] }) });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Autumn' });
  return container.textContent;
}

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the page of a season', () => {
  it('lists players with the points of each tournament, those in brackets that do not count', async () => {
    const text = await shown();
    expect(cells()).toEqual([
      ['1', 'Ada', '12', '12', '(7)'],
      ['2', 'Ben', '7', '·', '7'],
    ]);
    expect(screen.getByTitle('Place 2: 7 points, not one of the best results').textContent).toBe('(7)');
    expect(screen.getByRole('link', { name: 'Club' }).getAttribute('href')).toBe('/leagues/l');
    expect(text).not.toContain('The columns are the last');
  });

  it('says how places become points', async () => {
    const text = await shown();
    expect(text).toContain('The best tournament of each player counts. Taking part gives 2 points.');
    const placements = within(screen.getByRole('list', { name: 'Points for places' })).getAllByRole('listitem');
    expect(placements.map(({ textContent }) => textContent)).toEqual(['Place 1: 10', 'Places 2–4: 5']);
  });

  it('shows the decks of its public matches, with the way to all statistics of the season', async () => {
    const text = await shown({}, REPORT);
    expect(text).toContain('2 of 3 games are public.');
    expect(screen.getByRole('link', { name: 'Amber' }).getAttribute('href')).toBe('/decks/d');
    const more = screen.getByRole('link', { name: 'Full statistics' });
    expect(more.getAttribute('href')).toBe('/statistics?game=lorcana&season=s');
  });

  it('has a column for each of the last twenty tournaments that count, by number', async () => {
    const many = Array.from({ length: 22 }, (_, at) => tournament(`T${at + 1}`));
    const text = await shown({ tournaments: [...many, tournament('Running', { status: 'running', counted: false })] });
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent.trim());
    expect(columns.slice(3)).toEqual(Array.from({ length: 20 }, (_, at) => String(at + 3)));
    expect(text).toContain('The columns are the last 20 tournaments.');
  });

  it('says which tournament is not counted yet, and how many are left out', async () => {
    const tournaments = [tournament('First'), tournament('Second', { counted: false })];
    const text = await shown({ tournaments, leftOut: 2 });
    expect(text).toMatch(/First · Ended · [^·]*Second · Ended · [^·]* · not counted yetThe season is full/);
    expect(text).toContain('The season is full: 2 later tournaments are left out and do not count.');
  });

  it('of a season without a tournament says so, and asks for no decks', async () => {
    const text = await shown({ tournaments: [], rows: [] });
    expect(text).toContain('No points yet');
    expect(screen.queryByRole('heading', { name: 'Decks' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
