import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const playerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/players/$id',
  loader: () => loadMessages('player'),
  component: lazyRouteComponent(() => import('./page.js'), 'PlayerPage'),
});
