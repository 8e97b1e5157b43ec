import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';
import { readDocketSearch } from './search.js';

export const casesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases',
  validateSearch: readDocketSearch,
  loader: () => loadMessages('cases'),
  component: lazyRouteComponent(() => import('./page.js'), 'CasesPage'),
});
