/**
 * Goal: staff sees what a report would become, says who its unknown players are, and records it. Method: the form over
 * requests that are recorded.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { kifu } from '../../../api/kifu.js';
import { loadMessages } from '../../../i18n/language.js';
import type { Tournament } from '../queries.js';
import { ReadReport } from './read-report.js';

beforeAll(() => loadMessages('tournament', 'read-report'));

const player = { playerId: null, candidates: [], leftAfter: null };
const READ = {
  players: [
    { ...player, number: 1, status: 'new', name: 'Ada', leftAfter: 1 },
    { ...player, number: 2, status: 'ambiguous', name: 'Bea', candidates: [{ playerId: 'b-0001', name: 'Bea' }] },
    { ...player, number: 3, status: 'already-entered', name: 'Cid', ratingIgnored: true },
  ],
  rounds: [{ round: 1, pairings: 1, forfeits: 0, byes: 0, fullByes: 0, halfByes: 1, absent: 0 }],
  ...{ toCome: 0, leftOut: 1, otherPoints: 2 },
};

let sent: unknown[] = [];
const service = {
  onRequest: async ({ request }: { readonly request: Request }): Promise<Response> => {
    if (request.method === 'POST') sent.push(await request.json());
    return new Response(JSON.stringify(READ), { headers: { 'content-type': 'application/json' } });
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

it('a report is recorded only after its unknown players were named', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReadReport tournament={{ id: 't1' } as unknown as Tournament} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByText('Continue a tournament of other software', { selector: 'summary' }));
  await userEvent.type(screen.getByLabelText('Report'), '012 Evening');
  await userEvent.click(screen.getByRole('button', { name: 'Show what would happen' }));
  const record = await screen.findByRole('button', { name: 'Record 1 round' });
  expect(record).toHaveProperty('disabled', true);
  expect(screen.getByText(/Round 1: 1 matches, .* half-point 1/u)).toBeDefined();
  expect(screen.getByText('Dropped after their last round: Ada (1)')).toBeDefined();
  expect(screen.getByText('Ratings that are not taken, since these players are registered already: Cid')).toBeDefined();
  expect(screen.getByText(/several players have this name/u)).toBeDefined();
  expect(screen.getByText('Registered players who are not in the report are left out: 1.')).toBeDefined();
  expect(screen.getByText(/^Players with other points here, .*: 2\.$/u)).toBeDefined();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'b-0001');
  await userEvent.click(record);
  await waitFor(() =>
    expect(sent).toEqual([
      { report: '012 Evening', newPlayers: true, dryRun: true },
      { report: '012 Evening', newPlayers: true, players: [{ number: 2, playerId: 'b-0001' }] },
    ]),
  );
});
