import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const newLeagueRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/leagues/new',
  loader: () => loadMessages('new-league', 'terms'),
  component: lazyRouteComponent(() => import('./page.js'), 'NewLeaguePage'),
});
