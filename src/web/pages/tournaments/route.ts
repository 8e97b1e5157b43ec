import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';
import { readTournamentsSearch } from './search.js';

export const tournamentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/tournaments',
  validateSearch: readTournamentsSearch,
  loader: () => loadMessages('tournaments'),
  component: lazyPage(() => import('./page.js'), 'TournamentsPage'),
});
