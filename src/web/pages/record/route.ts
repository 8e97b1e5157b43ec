import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

/** What one may go on with, and a new match. */
export const recordRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/record',
  loader: () => loadMessages('record', 'people', 'seats'),
  component: lazyPage(() => import('./page.js'), 'RecordPage'),
});

export const recordGameRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/record/$id',
  loader: () => loadMessages('record', 'board', 'log', 'play', 'replay'),
  component: lazyPage(() => import('./table.js'), 'TablePage'),
});
