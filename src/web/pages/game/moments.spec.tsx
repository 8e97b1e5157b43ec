import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { KeyMoment } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { chooseLanguage, loadMessages } from '../../i18n/language.js';
import { Moments } from './moments.js';

beforeEach(async () => {
  await chooseLanguage('zh');
  await loadMessages('game');
});
afterEach(() => chooseLanguage('en'));

const moments: readonly KeyMoment[] = [
  { kind: 'event', what: 'banish', title: 'A card is banished', frame: 3, seat: 'p2' },
  { kind: 'lead', what: 'lore', title: 'p1 takes the lead: Lore', frame: 4, seat: 'p1' },
  { kind: 'swing', what: 'lore', title: 'Biggest swing: Lore', frame: 4, seat: 'p1' },
  { kind: 'end', what: 'lore', title: 'p1 wins', frame: 9, seat: 'p1' },
];
const WON = { winners: ['p1'], losers: ['p2'], draw: false };
const NAMES = new Map([
  ['p1', 'Ann'],
  ['p2', 'Bo'],
]);

interface Shown {
  readonly moments: readonly KeyMoment[];
  readonly result?: typeof WON;
  readonly isOffered?: boolean;
}

/** What the buttons of the moments are called. */
async function shown({ moments, result = WON, isOffered = true }: Shown): Promise<readonly (string | null)[]> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const lorcana = {
    ...{
      game: 'lorcana',
      name: 'Lorcana',
      names: { en: 'Lorcana', zh: '洛卡纳' },
      ruleset: '',
      formats: [],
      rules: '',
    },
    ...{ seats: {}, teams: {}, decksFor: {}, deckZones: [], importFormats: [] },
    moments: { banish: { en: 'A card is banished', zh: '卡牌被放逐' } },
    score: { en: 'Lore', zh: '传奇点' },
  };
  const service = { games: isOffered ? [lorcana] : [], publicReading: true, openIdLogin: false, cardImages: null };
  queries.setQueryData(serviceQuery.queryKey, service);
  const outcome = { ...result, reason: 'lore', cites: [] };
  render(
    <QueryClientProvider client={queries}>
      <Moments record={{ game: 'lorcana', moments, outcome }} names={NAMES} step={0} go={() => undefined} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByText(/关键时刻|key moment/));
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

it('are called by the names of the players and of the game, in the language of the reader', async () => {
  expect(await shown({ moments })).toEqual([
    '3 卡牌被放逐',
    '4 Ann 取得领先：传奇点',
    '4 最大起伏：传奇点',
    '9 Ann 获胜',
  ]);
  expect(document.querySelector('[lang="en"]')).toBeNull();
});

it('are called the same in English', async () => {
  await chooseLanguage('en');
  expect(await shown({ moments })).toEqual([
    '3 A card is banished',
    '4 Ann takes the lead: Lore',
    '4 Biggest swing: Lore',
    '9 Ann wins',
  ]);
});

it.each([
  [{ winners: ['p1', 'p2'], losers: [], draw: false }, '9 Ann和Bo 获胜'],
  [{ winners: [], losers: ['p1', 'p2'], draw: true }, '9 平局'],
  [{ winners: [], losers: ['p1', 'p2'], draw: false }, '9 无人获胜'],
  [{ winners: [], losers: [], draw: false }, '9 对局结束'],
])('end a game as it ended: %j', async (result, said) => {
  expect(await shown({ moments: moments.slice(-1), result })).toEqual([said]);
});

it('that nobody has words for keep the English of their document, and say that it is English', async () => {
  expect((await shown({ moments, isOffered: false })).slice(0, 2)).toEqual([
    '3 A card is banished',
    '4 p1 takes the lead: Lore',
  ]);
  expect(screen.getByText('A card is banished').getAttribute('lang')).toBe('en');
});
