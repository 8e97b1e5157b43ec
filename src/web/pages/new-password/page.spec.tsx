import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { kifu } from '../../api/kifu.js';
import { meQuery, serviceQuery } from '../../api/queries.js';
import { routes } from '../../app/routes.js';

const TOKEN = 'kifu_reset_good';
const PASSWORD = ' with blanks around it ';

let asked: unknown[];

/** Good is one token, once. */
const service = {
  onRequest: async ({ request }: { readonly request: Request }): Promise<Response> => {
    const body = (await request.json()) as { readonly token: string };
    asked.push([new URL(request.url).pathname, body]);
    if (body.token === TOKEN) return new Response(null, { status: 204 });
    const problem = { code: 'identity.reset-invalid', status: 401, detail: 'The reset token is not valid.' };
    return new Response(JSON.stringify(problem), {
      status: 401,
      headers: { 'content-type': 'application/problem+json' },
    });
  },
};

beforeEach(() => {
  asked = [];
  kifu.use(service);
});
afterEach(() => kifu.eject(service));

async function show(at: string): Promise<void> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(meQuery.queryKey, null);
  queries.setQueryData(serviceQuery.queryKey, { openIdLogin: false, games: [], publicReading: true, cardImages: null });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: routes, context: { queries }, history });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

async function send(token: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Token' });
  await userEvent.clear(field);
  await userEvent.type(field, token);
  await userEvent.type(screen.getByLabelText('New password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
}

it('is found from the log-in, sets the password as it was typed, and leads to the log-in', async () => {
  await show('/log-in');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot the password?' }));
  await send(` ${TOKEN} `);
  expect(await screen.findByText('Your password has been set')).toBeDefined();
  expect(asked).toEqual([['/v1/password-resets', { token: TOKEN, newPassword: PASSWORD }]]);
  const [link] = screen.getAllByRole('link', { name: 'Log in' }).slice(-1);
  expect(link?.getAttribute('href')).toBe('/log-in');
});

it('says at the token that it is not good, and keeps what was typed', async () => {
  await show('/new-password');
  await send('kifu_reset_old');
  const token = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Token', description: /not valid/ });
  expect([token.value, token.getAttribute('aria-invalid')]).toEqual(['kifu_reset_old', 'true']);
});
