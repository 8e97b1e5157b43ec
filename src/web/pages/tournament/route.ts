import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { rootRoute, shellRoute } from '../../app/root-route.js';
import { applyTheme, themeAsked } from '../../app/theme.js';
import { loadMessages } from '../../i18n/language.js';
import { EMBEDDED_PARTS, readTournamentSearch } from './parts.js';

export const tournamentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/tournaments/$id',
  validateSearch: readTournamentSearch,
  // Imported here, so that the first script of other pages stays small.
  loader: async ({ context, params }) => {
    const { tournamentQueries } = await import('./queries.js');
    await Promise.all([
      loadMessages(
        'tournament',
        'tournaments',
        'announcement',
        'cards',
        'decks-played',
        'drafts',
        'dutch-system',
        'floor',
        'history',
        'read-report',
        'correct-rating',
        'seats',
        'standings',
        'tables',
        'teams',
      ),
      context.queries.ensureQueryData(tournamentQueries.tournament(params.id)),
    ]);
  },
  component: lazyPage(() => import('./page.js'), 'TournamentPage'),
});

/** Pairings, or the pods of a draft, for the projector of the hall, as large as they fit. */
export const hallRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tournaments/$id/hall',
  loader: () => loadMessages('tournament', 'floor', 'standings', 'drafts'),
  component: lazyPage(() => import('./hall.js'), 'TournamentHall'),
});

/** Result slips of a round on paper, in the order of tables. */
export const slipsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tournaments/$id/slips',
  loader: () => loadMessages('tournament'),
  component: lazyPage(() => import('./slips.js'), 'TournamentSlips'),
});

/** For a frame in somebody else's page. */
export const embeddedTournamentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/embed/tournaments/$id',
  validateSearch: ({ part, theme }: Record<string, unknown>) => ({
    part: EMBEDDED_PARTS.find((each) => each === part),
    theme: themeAsked(theme),
  }),
  beforeLoad: ({ search }) => applyTheme(search.theme),
  loader: () => loadMessages('tournament', 'dutch-system', 'standings'),
  component: lazyPage(() => import('./embedded.js'), 'EmbeddedTournament'),
});
