import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const matchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/matches/$id',
  loader: () => loadMessages('match'),
  component: lazyRouteComponent(() => import('./page.js'), 'MatchPage'),
});
