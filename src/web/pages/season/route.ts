import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const seasonRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/seasons/$id',
  // Imported here, so that the first script of other pages stays small.
  loader: async ({ context, params }) => {
    const { seasonQuery } = await import('./queries.js');
    await Promise.all([
      loadMessages('season', 'tournaments', 'decks-played'),
      context.queries.ensureQueryData(seasonQuery(params.id)),
    ]);
  },
  component: lazyPage(() => import('./page.js'), 'SeasonPage'),
});
