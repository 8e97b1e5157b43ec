import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';
import { readStatisticsSearch } from './search.js';

export const statisticsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/statistics',
  validateSearch: readStatisticsSearch,
  loader: () => loadMessages('statistics'),
  component: lazyPage(() => import('./page.js'), 'StatisticsPage'),
});
