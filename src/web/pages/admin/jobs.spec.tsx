import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { kifu } from '../../api/kifu.js';
import { loadMessages } from '../../i18n/language.js';
import { Jobs } from './jobs.js';

/** One job has failed for good, until it is tried again. */
let dead: readonly object[];
let setAside: readonly object[];
const service = {
  onRequest: ({ request }: { readonly request: Request }): Response => {
    if (request.method === 'GET') return Response.json({ effects: [], retrying: [], dead, setAside });
    dead = [];
    return new Response(null, { status: 204 });
  },
};

beforeAll(() => loadMessages('admin'));
beforeEach(() => {
  setAside = [];
  dead = [{ effect: 'replay', id: 'j1', attempts: 5 }];
  kifu.use(service);
});
afterEach(() => kifu.eject(service));

function show(): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Jobs mayRetry />
    </QueryClientProvider>,
  );
}

it('names the streams that were set aside, and why', async () => {
  const at = '2026-11-28T01:00:00.000Z';
  const message = 'GameEnded s1/7/outcome is not an object';
  setAside = [
    { consumer: 'series', stream: 's1', version: 7, type: 'GameEnded', message, since: at, tries: 2, retryAt: at },
  ];
  show();
  const [stream] = within(await screen.findByRole('list', { name: 'Waiting for repair' })).getAllByRole('listitem');
  expect(stream?.textContent).toMatch(
    /^series · GameEnded · 2 tries · .*s1\/7GameEnded s1\/7\/outcome is not an object/,
  );
});

it('says that a job is tried again, and the focus goes on where its list begins', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('replay will be retried.')).toBeDefined();
  await screen.findByText('No job has failed.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Failed' }));
});
