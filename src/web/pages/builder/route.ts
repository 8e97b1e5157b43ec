import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { formatIn, gameIn, idIn } from '../../app/search-params.js';
import { loadMessages } from '../../i18n/language.js';

export interface BuilderSearch {
  readonly game?: string | undefined;
  readonly format?: string | undefined;
  /** A deck to begin with. */
  readonly from?: string | undefined;
}

export const builderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/decks/new',
  validateSearch: ({ game, format, from }: Record<string, unknown>): BuilderSearch => ({
    game: gameIn(game),
    format: formatIn(format),
    from: idIn(from),
  }),
  loader: () => loadMessages('builder', 'cards', 'board'),
  component: lazyPage(() => import('./page.js'), 'BuilderPage'),
});
