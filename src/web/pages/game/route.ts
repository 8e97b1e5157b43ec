import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute, shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';
import { readGameSearch } from './search.js';

const loader = () => loadMessages('game', 'replay', 'board', 'log');

export const gameRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/games/$id',
  validateSearch: readGameSearch,
  loader,
  component: lazyRouteComponent(() => import('./page.js'), 'GamePage'),
});

/** For other sites: the board and the ways along it, nothing else. */
export const embedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/embed/games/$id',
  validateSearch: readGameSearch,
  loader,
  component: lazyRouteComponent(() => import('./embed.js'), 'GameEmbed'),
});
