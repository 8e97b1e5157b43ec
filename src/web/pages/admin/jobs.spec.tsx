import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { kifu } from '../../api/kifu.js';
import { loadMessages } from '../../i18n/language.js';
import { Jobs } from './jobs.js';

/** One job has failed for good, until it is tried again. */
let dead: readonly object[];
const service = {
  onRequest: ({ request }: { readonly request: Request }): Response => {
    if (request.method === 'GET') return Response.json({ effects: [], retrying: [], dead });
    dead = [];
    return new Response(null, { status: 204 });
  },
};

beforeAll(() => loadMessages('admin'));
beforeEach(() => {
  dead = [{ effect: 'replay', id: 'j1', attempts: 5 }];
  kifu.use(service);
});
afterEach(() => kifu.eject(service));

it('says that a job is tried again, and the focus goes on where its list begins', async () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Jobs mayRetry />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('replay is tried again.')).toBeDefined();
  await screen.findByText('No job has failed for good.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Failed for good' }));
});
