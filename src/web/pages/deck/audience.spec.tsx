import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { kifu, type Schemas } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { loadMessages } from '../../i18n/language.js';
import { Audience } from './audience.js';

beforeAll(() => loadMessages('deck'));
afterEach(() => vi.restoreAllMocks());

const DECK: Schemas['DeckDto'] = {
  ...{ id: 'd', name: 'Deck', game: 'lorcana', format: 'core-constructed', hash: '', ruleset: '', cardSet: '' },
  ...{ playerId: 'p', draftId: null, createdAt: '2026-11-21T10:00:00Z', cards: [], public: false, publishedAt: null },
};

const reader = (id: string): Schemas['MeDto'] => ({
  ...{ kind: 'key', id: 'k', label: null, account: null, player: { id, name: id }, role: 'player', roles: [] },
  ...{ scopes: null, endsAt: null, may: id === 'narrow' ? ['decks.read'] : ['decks.read', 'decks.publish'] },
});

function show(deck: Partial<Schemas['DeckDto']>, me: Schemas['MeDto'] | null): void {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(meQuery.queryKey, me);
  render(
    <QueryClientProvider client={queries}>
      <Audience deck={{ ...DECK, ...deck }} />
    </QueryClientProvider>,
  );
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const PUBLISHED = { public: true, publishedAt: '2026-11-22T10:00:00Z' };

it('offers the player to make it public, and says what that means', () => {
  show({}, reader('p'));
  expect(screen.getByText(/^Private: only you/)).toBeDefined();
  expect(screen.getByText(/opponents during a match included/)).toBeDefined();
  expect(buttons()).toEqual(['Make public']);
});

it('offers the player to withdraw it', () => {
  show(PUBLISHED, reader('p'));
  expect(screen.getByText(/^Public since Nov/)).toBeDefined();
  expect(buttons()).toEqual(['Stop publishing']);
});

it.each([
  ['another player', reader('other')],
  ['nobody', null],
])('says to %s that it is public, and offers nothing', (_, me) => {
  show(PUBLISHED, me);
  expect(screen.getByText(/^Public since Nov/)).toBeDefined();
  expect(buttons()).toEqual([]);
});

it('offers nothing to a key that may not', () => {
  show({ playerId: 'narrow' }, reader('narrow'));
  expect(screen.getByText(/^Private: only you/)).toBeDefined();
  expect(buttons()).toEqual([]);
});

it('says to staff that it is not public', () => {
  show({}, { ...reader('judge'), player: null });
  expect(screen.getByText('This deck is private.')).toBeDefined();
});

it('says that it was played in public, which the player cannot withdraw', () => {
  show({ public: true }, reader('p'));
  expect(screen.getByText('Public: a public match used this deck.')).toBeDefined();
  expect(buttons()).toEqual([]);
});

it('asks for it once, and says what was refused', async () => {
  const put = vi.spyOn(kifu, 'PUT').mockRejectedValue(new TypeError('away'));
  show({}, reader('p'));
  await userEvent.click(screen.getByRole('button'));
  expect(put.mock.calls).toEqual([
    ['/v1/decks/{id}/publication', { params: { path: { id: 'd' } }, body: { published: true } }],
  ]);
  expect(await screen.findByRole('alert')).toBeDefined();
});
