import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const matchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/matches/$id',
  // With the names, which are longer than what would be shown in their place.
  loader: async ({ cause, context: { queries }, params }) => {
    const messages = loadMessages('match', 'seats');
    if (cause === 'preload') return messages;
    const { matchQuery, namesQuery } = await import('../../api/games.js');
    const match = matchQuery(params.id);
    await Promise.all([messages, queries.prefetchQuery(match)]);
    await queries.prefetchQuery(namesQuery(queries.getQueryData(match.queryKey)?.seats ?? []));
  },
  component: lazyPage(() => import('./page.js'), 'MatchPage'),
});
