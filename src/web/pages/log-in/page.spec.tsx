import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { meQuery, serviceQuery } from '../../api/queries.js';
import { routes } from '../../app/routes.js';
import { chooseLanguage } from '../../i18n/language.js';

afterEach(() => chooseLanguage('en'));

/** The log-in page at an address, of a service with an OpenID provider or without one. */
async function open(search: string, openIdLogin = true): Promise<RouterHistory> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(meQuery.queryKey, null);
  queries.setQueryData(serviceQuery.queryKey, {
    openIdLogin,
    games: [],
    publicReading: true,
    cardImages: null,
  });
  const history = createMemoryHistory({ initialEntries: [`/log-in${search}`] });
  const router = createRouter({ routeTree: routes, context: { queries }, history });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return history;
}

it('says why a log-in with the provider failed, and offers another try to the same page', async () => {
  await open('?refused=identity.oidc-refused&to=%2Fleagues%2Fspring');
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('Your organisation cancelled or refused the log-in.');
  expect(document.activeElement).toBe(said);
  expect(within(said).getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
    '/v1/oidc/redirect?return=%2Fleagues%2Fspring',
  );
});

it('says it in the language of the reader', async () => {
  await chooseLanguage('zh');
  await open('?refused=identity.oidc-login-unknown');
  expect((await screen.findByRole('alert')).textContent).toContain('登录超过了十分钟');
});

it('says of what it does not know that it came to nothing, and echoes no text', async () => {
  await open('?refused=identity.made-up', false);
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe('You are not logged in.The log-in failed.');
});

it.each(['', '?refused=', '?refused=%3Cb%3Ehello%3C%2Fb%3E', '?refused=Call%20this%20number'])(
  'says nothing where nothing was refused: %j',
  async (search) => {
    await open(search);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('takes the key of a link into its field, and out of the address', async () => {
  const history = await open('?to=%2Frecord%2Fg1#key=kifu_ab12_Cd-34_');
  expect(screen.getByLabelText('Key')).toHaveProperty('value', 'kifu_ab12_Cd-34_');
  expect(await screen.findByText('Your link has the key. Press the button to log in.')).toBeDefined();
  await waitFor(() => expect(history.location.href).toBe('/log-in?to=%2Frecord%2Fg1'));
  expect(screen.getByLabelText('Key')).toHaveProperty('value', 'kifu_ab12_Cd-34_');
});

it('takes the key of a further link in the open page, and out of the address', async () => {
  const history = await open('?to=%2Fgames#key=kifu_first');
  await waitFor(() => expect(history.location.href).toBe('/log-in?to=%2Fgames'));
  act(() => history.push('/log-in?to=%2Fmatches#key=kifu_second'));
  await waitFor(() => expect(screen.getByLabelText('Key')).toHaveProperty('value', 'kifu_second'));
  await waitFor(() => expect(history.location.href).toBe('/log-in?to=%2Fmatches'));
  expect(screen.getByLabelText('Key')).toHaveProperty('value', 'kifu_second');
});

it.each(['#key=', '#key=%3Cb%3E', '#kifu_ab12'])('takes nothing else from an address: %s', async (hash) => {
  await open(hash);
  expect(screen.getByLabelText('Key')).toHaveProperty('value', '');
});
