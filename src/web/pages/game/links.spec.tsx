import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { matchQuery } from '../../api/games.js';
import { meQuery } from '../../api/queries.js';
import { roundQuery } from '../../api/tournaments.js';
import { loadMessages } from '../../i18n/language.js';
import { Links } from './links.js';

beforeAll(() => loadMessages('game'));

const NAMES = new Map([
  ['p1', 'Ann'],
  ['p2', 'Bo'],
]);
const ONE_GAME = {
  id: 'm1',
  games: [{ id: 'g1', number: 1 }],
  seats: [{ seat: 'p1' }, { seat: 'p2' }],
  leagueId: null,
  pairing: null,
  pod: null,
};

/** The links of game g1, each with its address, as a player reads them. */
async function links(match: object, playerId?: string): Promise<readonly (readonly [string, string | null])[]> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData<unknown>(matchQuery('m1').queryKey, { ...ONE_GAME, ...match });
  queries.setQueryData<unknown>(meQuery.queryKey, playerId === undefined ? null : { player: { id: playerId } });
  const tables = [1, 2, 3, 4].map((table) => ({
    ...{ table, matchId: table === 2 ? null : `m-${table}`, boards: [] },
  }));
  const teams = { table: 5, matchId: null, boards: [1, 2].map((board) => ({ board, matchId: `m-5.${board}` })) };
  queries.setQueryData<unknown>(roundQuery('t1', 2).queryKey, { tables: [...tables, teams] });
  const routeTree = createRootRoute({ component: () => <Links record={{ id: 'g1', matchId: 'm1' }} names={NAMES} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <QueryClientProvider client={queries}>
      {/* The links are those of the whole application. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('navigation');
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it('leads from a single game to its match', async () => {
  expect(await links({})).toEqual([['Match', '/matches/m1']]);
});

it.each([
  ['player of a running game', 'running', 'bo', ['/matches/m1', '/record/g1']],
  ['player of a game that is over', 'ended', 'bo', ['/matches/m1']],
  ['spectator', 'running', 'cem', ['/matches/m1']],
  ['reader without a key', 'running', undefined, ['/matches/m1']],
])('offers to play: %s', async (_reader, status, playerId, addresses) => {
  const seats = [
    { seat: 'p1', playerId: 'ann' },
    { seat: 'p2', playerId: 'bo' },
  ];
  const found = await links({ seats, games: [{ id: 'g1', number: 1, status }] }, playerId);
  expect(found.map(([, address]) => address)).toEqual(addresses);
});

it('leads to the other games, the league, and the decks that the reader may see', async () => {
  const games = [
    { id: 'g1', number: 1 },
    { id: 'g2', number: 2 },
  ];
  expect(await links({ games, leagueId: 'l1', seats: [{ seat: 'p1' }, { seat: 'p2', deckId: 'd2' }] })).toEqual([
    ['Match', '/matches/m1'],
    ['Game 1', '/games/g1'],
    ['Game 2', '/games/g2'],
    ['Deck of Bo', '/decks/d2'],
    ['League', '/leagues/l1'],
  ]);
  expect(screen.getByText('Game 1').getAttribute('aria-current')).toBe('page');
});

it('leads to the comparison of two decks that the reader may see', async () => {
  const seats = [
    { seat: 'p1', deckId: 'd1' },
    { seat: 'p2', deckId: 'd2' },
  ];
  expect(await links({ seats })).toContainEqual(['Compare decks', '/decks/d1?with=d2']);
});

it('leads to the round of a tournament, and to the nearest tables that are recorded', async () => {
  expect(await links({ pairing: { tournamentId: 't1', round: 2, table: 3 } })).toEqual([
    ['Match', '/matches/m1'],
    ['Tournament, round 2', '/tournaments/t1?part=rounds&round=2'],
    ['‹ Table 1', '/matches/m-1'],
    ['› Table 4', '/matches/m-4'],
  ]);
});

it('leads from a board of two teams to the matches beside it', async () => {
  expect(await links({ pairing: { tournamentId: 't1', round: 2, table: 5, board: 1 } })).toEqual([
    ['Match', '/matches/m1'],
    ['Tournament, round 2', '/tournaments/t1?part=rounds&round=2'],
    ['‹ Table 4', '/matches/m-4'],
    ['› Table 5.2', '/matches/m-5.2'],
  ]);
});

it('leads from the draft of a pod to the pods of its tournament', async () => {
  expect(await links({ pod: { tournamentId: 't1', stage: 1, pod: 2 } })).toEqual([
    ['Match', '/matches/m1'],
    ['Tournament, pod 2', '/tournaments/t1?part=pods'],
  ]);
});
