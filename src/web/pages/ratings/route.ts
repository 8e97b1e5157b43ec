import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { formatIn, gameIn } from '../../app/search-params.js';
import { loadMessages } from '../../i18n/language.js';

export const ratingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/ratings',
  validateSearch: ({ game, format }: Record<string, unknown>): RatingsSearch => ({
    game: gameIn(game),
    format: formatIn(format),
  }),
  loader: () => loadMessages('ratings'),
  component: lazyPage(() => import('./page.js'), 'RatingsPage'),
});

export interface RatingsSearch {
  readonly game?: string | undefined;
  readonly format?: string | undefined;
}
