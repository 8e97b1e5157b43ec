/** Goal: a tournament that is over says first who won. Method: the part of the page over standings and a last round. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/language.js';
import { Podium } from './podium.js';
import { type Round, type Standings, type Tournament, tournamentQueries } from './queries.js';

beforeAll(() => loadMessages('tournament'));
afterEach(cleanup);

const tournamentOf = (kind: string, status = 'ended') =>
  ({
    ...{ id: 't1', version: 9, boards: null, status, round: { number: 4, stage: 1 } },
    stages: [{ number: 1, kind }],
  }) as unknown as Tournament;

const row = (name: string, place: number) => ({ playerId: `id-${name}`, name, place, members: [] });
const standingsOf = (...rows: readonly ReturnType<typeof row>[]) => ({ rows }) as unknown as Standings;
const table = (matchId: string | null, ...names: readonly string[]) => ({
  matchId,
  players: names.map((name) => ({ playerId: `id-${name}`, name })),
});
const ROUND = { tables: [table('m2', 'Cem', 'Dee'), table('m1', 'Ada', 'Bo')] } as unknown as Round;

/** What the part says, line by line, and where its links lead. */
async function said(tournament: Tournament, standings: Standings, round = ROUND) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(tournamentQueries.standings(tournament).queryKey, standings);
  queries.setQueryData(tournamentQueries.round(tournament, 4).queryKey, round);
  const root = createRootRoute({
    component: () => (
      <main>
        <Podium tournament={tournament} />
      </main>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const main = within(await screen.findByRole('main'));
  return {
    lines: main.queryAllByRole('listitem').map(({ textContent }) => textContent.trim()),
    links: main.queryAllByRole('link').map((link) => link.getAttribute('href')),
  };
}

const PLACES = standingsOf(row('Ada', 1), row('Bo', 2), row('Cem', 3), row('Dee', 4));

it('names the winner and the next two, with their pages and the match of the final', async () => {
  expect(await said(tournamentOf('single-elimination'), PLACES)).toEqual({
    lines: ['Winner: Ada', 'Place 2: Bo', 'Place 3: Cem'],
    links: ['/players/id-Ada', '/players/id-Bo', '/players/id-Cem', '/matches/m1'],
  });
});

it('leads to no final where none was played or recorded', async () => {
  const players = ['/players/id-Ada', '/players/id-Bo', '/players/id-Cem'];
  expect((await said(tournamentOf('swiss'), PLACES)).links).toEqual(players);
  cleanup();
  const unrecorded = { tables: [table(null, 'Ada', 'Bo')] } as unknown as Round;
  expect((await said(tournamentOf('single-elimination'), PLACES, unrecorded)).links).toEqual(players);
});

it('calls nobody the winner where two share the first place', async () => {
  const shared = standingsOf(row('Ada', 1), row('Bo', 1), row('Cem', 3));
  expect((await said(tournamentOf('swiss'), shared)).lines).toEqual(['Place 1: Ada', 'Place 1: Bo', 'Place 3: Cem']);
});

it('is not there while the tournament runs, and where too many share the first places', async () => {
  expect((await said(tournamentOf('swiss', 'running'), PLACES)).lines).toEqual([]);
  cleanup();
  const level = standingsOf(...['Ada', 'Bo', 'Cem', 'Dee', 'Eva'].map((name) => row(name, 1)));
  expect((await said(tournamentOf('swiss'), level)).lines).toEqual([]);
});
