import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kifu, type Schemas } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { routes } from '../../app/routes.js';

const ME: Schemas['MeDto'] = {
  ...{ kind: 'session', id: 'session:1', label: null, role: 'player', roles: [], scopes: null, endsAt: null, may: [] },
  account: { id: 'a1', login: 'ada' },
  player: { id: 'p1', name: 'Ada' },
};

const RATING = { rating: 1612, deviation: 74, conservative: 1464, isProvisional: true, results: 6 };
const RATED: Schemas['RatingHistoryDto'] = {
  ...{ game: 'lorcana', format: 'core-constructed', ...RATING },
  history: [{ from: '2026-11-16T00:00:00.000Z', ...RATING }],
  corrections: [
    {
      ...{ correctedAt: '2026-11-28T10:00:00.000Z', from: '2026-11-16T00:00:00.000Z', before: 1650, after: 1612 },
      ...{ tournamentId: 't1', round: 2, matchId: null, recordId: null },
    },
    {
      ...{ correctedAt: '2026-11-27T10:00:00.000Z', from: '2026-11-16T00:00:00.000Z', before: 1640, after: 1650 },
      ...{ tournamentId: null, round: null, matchId: null, recordId: 'p2' },
    },
  ],
};

let hidden: boolean;

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const service = {
  onRequest: async ({ request }: { readonly request: Request }): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT') hidden = ((await request.json()) as { hidden: boolean }).hidden;
    if (pathname.includes('/ratings')) return json({ hidden, ratings: [RATED] });
    if (pathname === '/v1/me') return json(ME);
    if (pathname.startsWith('/v1/players/p1/')) return json({ items: [], next: null });
    if (pathname === '/v1/players/p1') return json({ id: 'p1', name: 'Ada', createdAt: '2026-11-01T00:00:00.000Z' });
    if (pathname === '/v1/service')
      return json({ games: [], openIdLogin: false, publicReading: true, cardImages: null });
    return json({ items: [], next: null });
  },
};

/** The page is loaded with the first test otherwise, and that takes longer than a test waits. */
beforeAll(() => import('./page.js'));
beforeEach(() => {
  hidden = false;
  kifu.use(service);
});
afterEach(() => kifu.eject(service));

async function show(me: Schemas['MeDto'] | null): Promise<HTMLElement> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(meQuery.queryKey, me);
  const history = createMemoryHistory({ initialEntries: ['/players/p1'] });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={createRouter({ routeTree: routes, context: { queries }, history })} />
    </QueryClientProvider>,
  );
  return screen.findByRole('region', { name: 'Ratings' });
}

describe('the ratings of a player', () => {
  it('say how certain they are, and which result was corrected', async () => {
    const part = await show(null);
    expect(part.textContent).toContain('1612 ± 148 after 6 results. Provisional');
    const corrections = within(part).getByRole('list', { name: 'Corrections of this rating' });
    expect(corrections.textContent).toContain('the week of Nov 16, 2026 from 1650 to 1612');
    expect(corrections.textContent).toContain('merged or separated records changed the rating');
    const link = within(corrections).getByRole('link', { name: 'The tournament' });
    expect(link.getAttribute('href')).toBe('/tournaments/t1');
    expect(within(part).queryByRole('button', { name: 'Hide my ratings' })).toBeNull();
  });

  it('are hidden and shown by the player alone', async () => {
    const part = await show(ME);
    await userEvent.click(within(part).getByText('Hide my ratings', { selector: 'summary' }));
    await userEvent.click(within(part).getByRole('button', { name: 'Hide my ratings' }));
    await within(part).findByText('Only you see your ratings.');
    expect(hidden).toBe(true);
  });
});
