import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const newLeagueRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/leagues/new',
  loader: () => loadMessages('new-league', 'terms'),
  component: lazyPage(() => import('./page.js'), 'NewLeaguePage'),
});
