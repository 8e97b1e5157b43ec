import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { matchQuery } from '../api/games.js';
import { kifu } from '../api/kifu.js';
import { TableProvider } from '../board/table.js';
import { loadMessages } from '../i18n/language.js';
import { clockText } from '../design/ticking.js';
import { Clock } from './clock.js';
import type { GameRecord } from './record.js';

/** The clock as the service answers it: first of a running game, then of a finished one. */
let atTheEnd: (bankMs: number) => void;
const reading = (bankMs: number, running: boolean): Response =>
  Response.json({
    advances: true,
    seats: [{ seat: 'p1', running, bankMs, turnMs: null, present: true, graceMs: null, deadline: null }],
  });
let answers: Promise<Response>[];
const service = { onRequest: () => answers.shift() ?? reading(0, false) };

beforeAll(() => loadMessages('replay'));
beforeEach(() => {
  const end = new Promise<Response>((resolve) => {
    atTheEnd = (bankMs) => resolve(reading(bankMs, false));
  });
  answers = [Promise.resolve(reading(3_600_000, true)), end];
  kifu.use(service);
});
afterEach(() => kifu.eject(service));

it('shows the last times after the end of the game until the reading of the end arrives', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const record = { id: 'g1', matchId: 'm1', game: 'lorcana', steps: [] } as unknown as GameRecord;
  queries.setQueryDefaults(matchQuery('m1').queryKey, { staleTime: Infinity });
  queries.setQueryData<unknown>(matchQuery('m1').queryKey, { timing: {} });
  const table = { game: 'lorcana', layout: null, cards: new Map(), names: new Map(), objects: new Map() };
  const clock = (isLive: boolean) => (
    <QueryClientProvider client={queries}>
      <TableProvider value={table}>
        <Clock record={record} isLive={isLive} />
      </TableProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(clock(true));
  // An hour, but for what the test itself takes.
  const running = await screen.findByText(/^(1:00|[45]\d):\d\d$/);
  rerender(clock(false));
  expect(screen.getByRole('timer').contains(running)).toBe(true);
  expect(running.textContent).toMatch(/^(1:00|[45]\d):\d\d$/);
  atTheEnd(83_000);
  await waitFor(() => expect(running.textContent).toBe('1:23'));
});

it.each([
  [3_729_000, '1:02:09'],
  [247_900, '4:07'],
  [59_999, '0:59'],
  [10_000, '0:10'],
  [9_960, '9.9'],
  [0, '0.0'],
])('%i ms are shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
