import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const newTournamentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/tournaments/new',
  loader: () => loadMessages('new-tournament', 'seats', 'standings'),
  component: lazyPage(() => import('./page.js'), 'NewTournamentPage'),
});
