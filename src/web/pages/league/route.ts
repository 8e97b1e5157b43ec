import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { rootRoute, shellRoute } from '../../app/root-route.js';
import { applyTheme, themeAsked } from '../../app/theme.js';
import { loadMessages } from '../../i18n/language.js';
import { type Part, PARTS } from './parts.js';

export const leagueRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/leagues/$id',
  validateSearch: ({ part }: Record<string, unknown>): { readonly part?: Part | undefined } => ({
    part: PARTS.find((each) => each === part),
  }),
  // Imported here, so that the first script of other pages stays small.
  loader: async ({ context, params }) => {
    const { leagueQueries } = await import('./queries.js');
    await Promise.all([
      loadMessages('league', 'decks-played', 'season', 'terms', 'standings'),
      context.queries.ensureQueryData(leagueQueries.standings(params.id)),
    ]);
  },
  component: lazyPage(() => import('./page.js'), 'LeaguePage'),
});

/** For the screen in the hall: nothing but the table, as large as it goes. */
export const projectorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/leagues/$id/projector',
  loader: () => loadMessages('league', 'standings'),
  component: lazyPage(() => import('./bare.js'), 'ProjectedLeague'),
});

/** For a frame in somebody else's page. */
export const embeddedLeagueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/embed/leagues/$id',
  validateSearch: ({ theme }: Record<string, unknown>) => ({ theme: themeAsked(theme) }),
  beforeLoad: ({ search }) => applyTheme(search.theme),
  loader: () => loadMessages('league', 'standings'),
  component: lazyPage(() => import('./bare.js'), 'EmbeddedLeague'),
});
