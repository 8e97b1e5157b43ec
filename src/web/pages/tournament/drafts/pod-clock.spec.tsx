/**
 * Goal: the time for a choice is shown while it runs and while it is stopped, and judges alone stop it. Method: the
 * clock of a pod over readings of the service that are there already.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matchQuery } from '../../../api/games.js';
import { kifu } from '../../../api/kifu.js';
import { mayQuery, type Permission } from '../../../api/rights.js';
import { loadMessages } from '../../../i18n/language.js';
import { clockQuery, PodClock, PodClockControl } from './pod-clock.js';

beforeAll(() => loadMessages('drafts'));

const seat = (running: boolean, turnMs: number) => ({ seat: 'p1', running, turnMs, bankMs: null, graceMs: null });
const CLOCK = { paused: false, advances: true, seats: [seat(true, 42_900), seat(true, 42_900), seat(false, 60_000)] };

let sent: unknown[] = [];
const service = {
  onRequest: async ({ request }: { readonly request: Request }): Promise<Response> => {
    if (request.method === 'POST') sent.push([new URL(request.url).pathname, await request.text()]);
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  },
};

beforeEach(() => {
  sent = [];
  kifu.use(service);
});
afterEach(() => {
  cleanup();
  kifu.eject(service);
});

interface Differs {
  readonly timing?: object | null;
  readonly clock?: object;
  /** How long ago the clock was read, in milliseconds. */
  readonly ago?: number;
  readonly may?: readonly Permission[];
}

function shown({ timing = { turn: { seconds: 60 } }, clock = {}, ago = 0, may = [] }: Differs = {}): string {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queries.setQueryData<unknown>(matchQuery('m').queryKey, { timing, games: [{ id: 'g', status: 'running' }] });
  const updatedAt = Date.now() - ago;
  queries.setQueryData<unknown>(clockQuery('g').queryKey, { ...CLOCK, ...clock }, { updatedAt });
  queries.setQueryData(mayQuery({ match: 'm' }).queryKey, may);
  const { container } = render(
    <QueryClientProvider client={queries}>
      <PodClock matchId="m" />
      <PodClockControl pod={2} matchId="m" />
    </QueryClientProvider>,
  );
  return container.textContent;
}

describe('the clock of a pod', () => {
  it('shows the time that is left, and how many players are choosing', () => {
    expect(shown()).toBe('0:42 2 players are choosing');
    expect(screen.getByRole('timer', { name: 'Time for the choice' }).dataset['little']).toBe('false');
  });

  it('shows that little time is left', () => {
    expect(shown({ clock: { seats: [seat(true, 9_900)] } })).toBe('0:09 1 player is choosing');
    expect(screen.getByRole('timer').dataset['little']).toBe('true');
  });

  it('runs on from a reading, but not for spectators who see the clock at the last event', () => {
    expect(shown({ ago: 5_000 })).toBe('0:37 2 players are choosing');
    cleanup();
    expect(shown({ ago: 5_000, clock: { advances: false } })).toBe('0:42 2 players are choosing');
  });

  it('shows that it is stopped, and nothing for a draft without a limit', () => {
    expect(shown({ clock: { paused: true } })).toBe('The clock is stopped.');
    cleanup();
    expect(shown({ timing: null })).toBe('');
  });

  it('is stopped by a judge, with a reason', async () => {
    shown({ may: ['clocks.control'] });
    await userEvent.click(screen.getByText('Stop the clock of pod 2', { selector: 'summary' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'A spilled drink');
    await userEvent.click(screen.getByRole('button', { name: 'Stop the clock of pod 2' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([['/v1/games/g/clock/pause', JSON.stringify({ reason: 'A spilled drink' })]]);
  });

  it('is restarted by a judge', async () => {
    shown({ may: ['clocks.control'], clock: { paused: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Restart the clock of pod 2' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([['/v1/games/g/clock/resume', '']]);
  });
});
