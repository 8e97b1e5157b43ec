/**
 * Goal: staff ends a match by hand with one choice, which only staff is offered. Method: the form over recorded
 * requests.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kifu, type Schemas } from '../../api/kifu.js';
import { mayQuery, type Permission } from '../../api/rights.js';
import { loadMessages } from '../../i18n/language.js';
import { Closed, Closing } from './closing.js';

const ID = '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';
const NAMES: Readonly<Record<string, string>> = { p1: 'Abe', p2: 'Bea' };
const nameOf = (seat: string): string => NAMES[seat] ?? seat;

beforeAll(() => loadMessages('match'));

/** What the service was asked, and with what. */
let sent: unknown[] = [];

const service = {
  onRequest: async ({ request }: { readonly request: Request }): Promise<Response> => {
    if (request.method === 'POST') sent.push([new URL(request.url).pathname, await request.json()]);
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  },
};

function shown(may: readonly Permission[], closing: Schemas['MatchDto']['closing'] = null): void {
  const queries = new QueryClient();
  queries.setQueryData(mayQuery({ match: ID }).queryKey, may);
  const seats = ['p1', 'p2'].map((seat) => ({ seat, playerId: seat, deckId: null }));
  const match = { id: ID, seats, decksFor: null, closing } as unknown as Schemas['MatchDto'];
  render(
    <QueryClientProvider client={queries}>
      <Closed match={match} nameOf={nameOf} />
      <Closing match={match} nameOf={nameOf} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  sent = [];
  kifu.use(service);
});
afterEach(() => {
  cleanup();
  kifu.eject(service);
});

describe('ending a match by hand', () => {
  it.each([
    ['Void: the match does not count', { kind: 'void' }],
    ['Created by mistake: the match does not count', { kind: 'mistake' }],
    ['No-show: Bea loses', { kind: 'no-show', absent: ['p2'] }],
    ['No-show: all players lose', { kind: 'no-show', absent: ['p1', 'p2'] }],
  ])('"%s" is sent with its reason', async (ground, body) => {
    shown(['matches.close']);
    await userEvent.click(screen.getByText('Close the match', { selector: 'summary' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Why' }), ground);
    await userEvent.type(screen.getByRole('textbox'), 'Table 12');
    await userEvent.click(screen.getByRole('button', { name: 'Close match' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([[`/v1/matches/${ID}/closings`, { ...body, reason: 'Table 12' }]]);
  });

  it('is lifted with a reason, and says who did not come', async () => {
    shown(['matches.close'], { kind: 'no-show', lost: ['p2'], reason: 'Table 12 stayed empty' });
    expect(screen.getByText(/No-show: Bea\./).textContent).toContain('Table 12 stayed empty');
    await userEvent.click(screen.getByText('Reopen match', { selector: 'summary' }));
    await userEvent.type(screen.getByRole('textbox'), 'They came');
    await userEvent.click(screen.getByRole('button', { name: 'Reopen match' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([[`/v1/matches/${ID}/reopenings`, { reason: 'They came' }]]);
  });

  it('is offered to nobody who may not', () => {
    shown(['matches.read']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
