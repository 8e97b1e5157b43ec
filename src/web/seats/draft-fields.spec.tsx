import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../i18n/language.js';
import { DraftFields } from './draft-fields.js';
import { listsQuery } from './queries.js';

beforeAll(() => loadMessages('seats'));

const BOX = { id: 'box', name: 'The box' };

/** The fields where the reader sees these lists. */
async function shown(deckId: string | null, lists: readonly object[], recorded = true): Promise<void> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queries.setQueryData<unknown>(listsQuery('ashes', 'draft').queryKey, lists);
  const fields = <DraftFields game="ashes" format="draft" podSize={8} deckId={deckId} recorded={recorded} />;
  const routeTree = createRootRoute({ component: () => <main>{fields}</main> });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
}

const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /List from which players draft/ });
const offered = () =>
  within(list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it.each([
  ['no terms name one', null, [BOX], ['box', ['The box']]],
  ['the terms name one of them', 'box', [{ id: 'other', name: 'Other' }, BOX], ['box', ['Other', 'The box']]],
  ['the reader does not see that of the terms', 'terms', [BOX], ['terms', ['The list of the tournament', 'The box']]],
  ['the reader sees none', 'terms', [], ['terms', ['The list of the tournament']]],
] as const)('the desk drafts from a list: %s', async (_title, deckId, lists, expected) => {
  await shown(deckId, lists);
  expect([list().value, offered()]).toEqual(expected);
});

it('asks the reader to store a list if no list exists', async () => {
  await shown(null, []);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Save a list' })).not.toBeNull();
});

it('offers no list where pods draft on paper', async () => {
  await shown('box', [BOX], false);
  expect([screen.queryByRole('combobox'), screen.queryByRole('link')]).toEqual([null, null]);
});
