import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  loader: () => loadMessages('account'),
  component: lazyPage(() => import('./page.js'), 'AccountPage'),
});
