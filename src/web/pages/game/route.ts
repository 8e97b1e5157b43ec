import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const gameRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/games/$id',
  loader: () => loadMessages('game'),
  component: lazyRouteComponent(() => import('./page.js'), 'GamePage'),
});
