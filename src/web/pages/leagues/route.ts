import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const leaguesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/leagues',
  loader: () => loadMessages('leagues'),
  component: lazyPage(() => import('./page.js'), 'LeaguesPage'),
});
