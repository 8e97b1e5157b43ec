import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';
import { readDocketSearch } from './search.js';

export const casesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases',
  validateSearch: readDocketSearch,
  loader: () => loadMessages('cases'),
  component: lazyPage(() => import('./page.js'), 'CasesPage'),
});
