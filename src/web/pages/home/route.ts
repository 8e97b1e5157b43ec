import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  loader: () => loadMessages('home', 'match-tiles'),
  component: lazyPage(() => import('./page.js'), 'HomePage'),
});
