import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const playerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/players/$id',
  // All parts at once: none moves those below it when it arrives.
  loader: async ({ cause, context: { queries }, params: { id } }) => {
    const messages = loadMessages('player');
    if (cause === 'preload') return messages;
    const [{ playerQuery }, { decksQuery, matchesQuery, ratingsQuery, rolesQuery }] = await Promise.all([
      import('../../api/players.js'),
      import('./queries.js'),
    ]);
    await Promise.all([
      messages,
      queries.prefetchQuery(playerQuery(id)),
      queries.prefetchQuery(rolesQuery(id)),
      queries.prefetchQuery(ratingsQuery(id)),
      queries.prefetchInfiniteQuery(matchesQuery(id)),
      queries.prefetchInfiniteQuery(decksQuery(id)),
    ]);
  },
  component: lazyPage(() => import('./page.js'), 'PlayerPage'),
});
