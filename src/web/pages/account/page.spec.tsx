import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kifu, type Schemas } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { routes } from '../../app/routes.js';

type Session = Schemas['OwnSessionDto'];

const session = (id: string, current = false): Session => ({
  ...{ id, kind: 'browser', current },
  ...{ createdAt: `2026-11-2${id}T10:00:00.000Z`, expiresAt: '2026-12-21T10:00:00.000Z' },
});
const ME: Schemas['MeDto'] = {
  ...{ kind: 'session', id: 'session:1', label: null, role: 'player', roles: [], scopes: null, endsAt: null, may: [] },
  account: { id: 'a1', login: 'ada' },
  player: { id: 'p1', name: 'Ada' },
};

/** What the service has, and what it was asked to change. */
let open: readonly Session[];
let asked: string[];
let isAway: boolean;

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const answer = ({ method, url }: Request): Response => {
  const { pathname, search } = new URL(url);
  if (method === 'GET') {
    if (pathname === '/v1/sessions') return json({ items: open, next: null });
    if (pathname === '/v1/me') return json(open.length === 0 ? { ...ME, kind: 'anybody' } : ME);
    return json({ games: [], openIdLogin: false, publicReading: true, cardImages: null });
  }
  asked.push(`${method} ${pathname}${search}`);
  const kept = search === '?keepCurrent=true' ? open.filter(({ current }) => current) : [];
  open = pathname === '/v1/sessions' ? kept : open.filter(({ id }) => !pathname.endsWith(id));
  return new Response(null, { status: 204 });
};

const service = {
  onRequest: ({ request }: { readonly request: Request }): Response => {
    if (isAway) throw new TypeError('offline');
    return answer(request);
  },
};

beforeEach(() => {
  [open, asked] = [[session('3'), session('2', true), session('1')], []];
  isAway = false;
  kifu.use(service);
});
afterEach(() => kifu.eject(service));

async function show(me: Schemas['MeDto'] | null = ME): Promise<QueryClient> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(meQuery.queryKey, me);
  const history = createMemoryHistory({ initialEntries: ['/account'] });
  const router = createRouter({ routeTree: routes, context: { queries }, history });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  return queries;
}

const listed = async (): Promise<readonly HTMLElement[]> => {
  const part = await screen.findByRole('region', { name: 'Active log-ins' });
  return within(part).getAllByRole('listitem');
};
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('sessions', () => {
  it('says where one is logged in, and which of them is this one', async () => {
    await show();
    const items = await listed();
    expect(items.map((item) => item.textContent?.includes('this browser'))).toEqual([false, true, false]);
    expect(items.map((item) => within(item).queryAllByRole('button').length)).toEqual([1, 0, 1]);
  });

  it('ends one, and the focus goes on where the list begins', async () => {
    await show();
    const [first] = await listed();
    await userEvent.click(within(first as HTMLElement).getByRole('button'));
    await waitFor(async () => expect(await listed()).toHaveLength(2));
    expect(asked).toEqual(['DELETE /v1/sessions/3']);
    expect(document.activeElement?.textContent).toBe('Active log-ins');
    expect(screen.getByText('The log-in has ended.')).toBeDefined();
  });

  it('ends all others, and stays', async () => {
    await show();
    await listed();
    await press('End all other log-ins');
    await waitFor(async () => expect(await listed()).toHaveLength(1));
    expect(asked).toEqual(['DELETE /v1/sessions?keepCurrent=true']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'End all other log-ins' }).disabled).toBe(true);
  });

  it('ends all, and is nobody from then on', async () => {
    await show();
    await listed();
    await press('End all log-ins, this one included');
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeDefined();
    expect(asked).toEqual(['DELETE /v1/sessions?keepCurrent=false']);
  });
});

describe('what is typed', () => {
  it('stays while the service is asked again who this is, also when it does not answer', async () => {
    const queries = await show();
    await listed();
    await userEvent.type(screen.getByLabelText('New password'), 'half of a pass');
    await act(() => queries.invalidateQueries({ queryKey: meQuery.queryKey }));
    const other: Schemas['MeDto'] = { ...ME, role: 'judge' };
    act(() => void queries.setQueryData(meQuery.queryKey, other));
    isAway = true;
    await act(() => queries.invalidateQueries());
    expect(queries.getQueryState(meQuery.queryKey)?.status).toBe('error');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('half of a pass');
  });
});

describe('without an account', () => {
  it('says to log in', async () => {
    await show(null);
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/log-in?to=%2Faccount');
  });

  it('says of a key that there is none behind it', async () => {
    await show({ ...ME, kind: 'key', account: null });
    expect(await screen.findByRole('heading', { name: 'You are logged in with a key' })).toBeDefined();
  });
});
