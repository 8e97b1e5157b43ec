import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  loader: () => loadMessages('home'),
  component: lazyRouteComponent(() => import('./page.js'), 'HomePage'),
});
