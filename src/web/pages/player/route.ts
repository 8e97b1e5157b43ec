import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const playerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/players/$id',
  loader: () => loadMessages('player'),
  component: lazyPage(() => import('./page.js'), 'PlayerPage'),
});
