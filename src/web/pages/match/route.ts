import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const matchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/matches/$id',
  loader: () => loadMessages('match'),
  component: lazyPage(() => import('./page.js'), 'MatchPage'),
});
