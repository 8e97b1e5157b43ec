import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';
import { readMatchesSearch } from './search.js';

export const matchesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/matches',
  validateSearch: readMatchesSearch,
  // Both lists at once: the first does not move the second when it arrives.
  loader: async ({ cause, context: { queries }, location }) => {
    const messages = loadMessages('matches', 'match-tiles');
    if (cause === 'preload') return messages;
    const { listsOf, matchListQuery } = await import('./queries.js');
    const lists = listsOf(readMatchesSearch(location.search));
    await Promise.all([messages, ...lists.map(({ filter }) => queries.prefetchInfiniteQuery(matchListQuery(filter)))]);
  },
  component: lazyPage(() => import('./page.js'), 'MatchesPage'),
});

/** Games are found by their matches. */
export const gamesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/games',
  validateSearch: readMatchesSearch,
  beforeLoad: ({ search }) => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- The router takes what is thrown.
    throw redirect({ to: '/matches', search, replace: true });
  },
});
