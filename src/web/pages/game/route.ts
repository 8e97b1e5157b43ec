import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { rootRoute, shellRoute } from '../../app/root-route.js';
import { applyTheme, themeAsked } from '../../app/theme.js';
import { loadMessages } from '../../i18n/language.js';
import { readGameSearch } from './search.js';

const loader = () => loadMessages('game', 'replay', 'board', 'log', 'engine', 'play');

export const gameRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/games/$id',
  validateSearch: readGameSearch,
  loader,
  component: lazyPage(() => import('./page.js'), 'GamePage'),
});

/** For other sites: the board and the ways along it, nothing else. */
export const embedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/embed/games/$id',
  validateSearch: (search: Readonly<Record<string, unknown>>) => ({
    ...readGameSearch(search),
    theme: themeAsked(search['theme']),
  }),
  beforeLoad: ({ search }) => applyTheme(search.theme),
  loader,
  component: lazyPage(() => import('./embed.js'), 'GameEmbed'),
});
