/** Goal: staff that made a match for others hands each player a key as a text, as a link, and as a code. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { kifu, type Schemas } from '../api/kifu.js';
import { meQuery } from '../api/queries.js';
import { mayQuery, type Permission } from '../api/rights.js';
import { loadMessages } from '../i18n/language.js';
import { isLoopback, SeatKeys } from './seat-keys.js';

const KEY = 'kifu_ab12_Cd34';
const asked: string[] = [];
const terms: unknown[] = [];
const service = {
  onRequest: async ({ request }: { readonly request: Request }): Promise<Response> => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    terms.push(await request.clone().json());
    return new Response(JSON.stringify({ key: KEY }), { status: 201, headers: { 'content-type': 'application/json' } });
  },
};

beforeAll(() => loadMessages('seats'));
beforeEach(() => kifu.use(service));
afterEach(() => {
  vi.unstubAllGlobals();
  kifu.eject(service);
  asked.length = 0;
  terms.length = 0;
});

const seats = [
  { seat: 'p1', playerId: 'ada' },
  { seat: 'p2', playerId: 'bo' },
];

type Status = 'running' | 'ended';

/** Shows the keys of a match, and answers how to show them again with another status of its game. */
function show(may: readonly Permission[], status: Status = 'running', own: string | null = null) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(mayQuery({ match: 'm1' }).queryKey, may);
  queries.setQueryData(meQuery.queryKey, { player: own === null ? null : { id: own } } as Schemas['MeDto']);
  const at = (now: Status) => {
    const match = { id: 'm1', seats, games: [{ id: 'g1', number: 1, status: now }] } as unknown as Schemas['MatchDto'];
    return (
      <QueryClientProvider client={queries}>
        <SeatKeys match={match} nameOf={(seat) => (seat === 'p1' ? 'Ada' : 'Bo')} />
      </QueryClientProvider>
    );
  };
  const { rerender } = render(at(status));
  return (now: Status) => rerender(at(now));
}

const buttons = () => screen.queryAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);

it('makes the key of one player, and shows it with a link and a code', async () => {
  const user = userEvent.setup();
  show(['keys.issue-for-player']);
  await user.click(screen.getByText('Keys for the players'));
  await user.click(screen.getByRole('button', { name: 'Make a key for Bo' }));
  expect(await screen.findByText(KEY)).toBeDefined();
  expect(asked).toEqual(['POST /v1/players/bo/keys']);
  const { scopes, ...rest } = terms[0] as { readonly scopes: readonly string[] };
  expect(rest).toEqual({ label: 'match m1', expiresInSeconds: 86_400 });
  expect(scopes).toEqual(expect.arrayContaining(['games.watch', 'games.act', 'takebacks.answer', 'cases.open']));
  expect(scopes.filter((scope) => /^(keys|accounts)\.|rename|create/.test(scope))).toEqual([]);
  expect(screen.getByRole('img', { name: 'QR code of the log-in for Bo' })).toBeDefined();
  expect(screen.getByText(`${location.origin}/log-in?to=%2Fmatches%2Fm1#key=${KEY}`)).toBeDefined();
  expect(screen.getByText(/Only this device finds the service at localhost\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy the log-in link' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/log-in?to=%2Fmatches%2Fm1#key=${KEY}`);
});

it('offers no key of the own seat, of a match that is over, or to somebody without the right', () => {
  show(['keys.issue-for-player'], 'running', 'ada');
  expect(buttons()).toEqual(['Make a key for Bo']);
  document.body.replaceChildren();
  show(['keys.issue-for-player'], 'ended');
  show(['matches.close']);
  expect(buttons()).toEqual([]);
});

it('keeps a key in sight when the game ends, until it is put away', async () => {
  const user = userEvent.setup();
  const showAgain = show(['keys.issue-for-player']);
  await user.click(screen.getByText('Keys for the players'));
  await user.click(screen.getByRole('button', { name: 'Make a key for Bo' }));
  await screen.findByText(KEY);
  showAgain('ended');
  expect(screen.getByText(KEY)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make a key for Ada' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(buttons()).toEqual([]);
});

it('shows a key and its link where the browser has no clipboard', async () => {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent });
  show(['keys.issue-for-player']);
  fireEvent.click(screen.getByText('Make a key for Bo'));
  expect(await screen.findByText(KEY)).toBeDefined();
  expect(screen.getByText(/#key=kifu_ab12_Cd34$/)).toBeDefined();
  expect(screen.queryAllByRole('button', { name: /Copy/, hidden: true })).toEqual([]);
});

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.20', false],
  ['kifu.example', false],
  ['localhost.example', false],
])('knows whether %s is an address of one device alone', (host, isOne) => expect(isLoopback(host)).toBe(isOne));
