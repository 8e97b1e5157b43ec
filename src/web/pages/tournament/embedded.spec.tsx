/** Goal: what other sites frame leads nowhere and acts for nobody. Method: each part, over answers of a tournament. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kifu } from '../../api/kifu.js';
import { routes } from '../../app/routes.js';

const PLAYERS = ['Ada', 'Bea'].map((name) => ({ playerId: name, name, points: 0 }));
const RESULT = { outcome: 'first', how: 'played', games: { won: 2, lost: 1, drawn: 0 } };
const POLICY = { id: 'p', title: 'Points', source: '', points: {}, measures: [], floor: null };
const TOURNAMENT = {
  ...{ id: 't1', version: 9, name: 'Friday <evening>', status: 'running', policy: POLICY, players: {}, boards: null },
  stages: [{ number: 1, kind: 'single-elimination', begun: true }],
  round: { number: 3, isOver: false },
};
const TABLE = {
  ...{ table: 7, players: PLAYERS, result: RESULT, matchId: 'm1', corrections: 0 },
  ...{ report: null, dispute: null, place: null, boards: [] },
};
const ROW = {
  ...{
    place: 1,
    playerId: 'Ada',
    name: 'Ada',
    status: 'entered',
    group: null,
    penalties: [],
    numbers: [],
    members: [],
  },
  record: { won: 2, lost: 1, drawn: 0 },
};
const MATCH = {
  ...{ id: 'W1-1', part: 'winners', column: 1, status: 'played', isReset: false, players: PLAYERS, table: 7 },
  ...{ result: RESULT, winner: PLAYERS[0] },
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/v1/tournaments/t1': TOURNAMENT,
  '/v1/tournaments/t1/standings': { policy: POLICY, rows: [ROW] },
  '/v1/tournaments/t1/rounds/3': {
    round: 3,
    kind: 'swiss',
    tables: [TABLE],
    byes: [{ playerId: 'Cas', name: 'Cas' }],
    halfByes: [],
  },
  '/v1/tournaments/t1/bracket': { kind: 'single-elimination', matches: [MATCH] },
};

const service = {
  onRequest: ({ request }: { readonly request: Request }): Response =>
    new Response(JSON.stringify(ANSWERS[new URL(request.url).pathname]), {
      headers: { 'content-type': 'application/json' },
    }),
};

/** The page is loaded with the first test otherwise, and that takes longer than a test waits. */
beforeAll(() => import('./embedded.js'));
beforeEach(() => kifu.use(service));
afterEach(() => {
  cleanup();
  kifu.eject(service);
});

async function show(part: string): Promise<HTMLElement> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const history = createMemoryHistory({ initialEntries: [`/embed/tournaments/t1${part}`] });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={createRouter({ routeTree: routes, context: { queries }, history })} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Friday <evening>' });
  return screen.getByRole('main');
}

describe('a tournament in a frame', () => {
  it.each([
    ['the standings', '', '2–1–0'],
    ['the pairings of the last round', '?part=rounds', 'Bye: Cas'],
    ['the bracket', '?part=bracket', 'Final'],
    ['the standings, if it is asked for the desk', '?part=desk', '2–1–0'],
  ])('shows %s without a way out', async (_what, part, text) => {
    const frame = await show(part);
    await screen.findAllByText('Ada');
    expect(frame.textContent).toContain(text);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(frame.querySelectorAll('form, input, [aria-haspopup]')).toHaveLength(0);
  });
});
