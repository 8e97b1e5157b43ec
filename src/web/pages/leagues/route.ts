import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const leaguesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/leagues',
  loader: () => loadMessages('leagues'),
  component: lazyRouteComponent(() => import('./page.js'), 'LeaguesPage'),
});
