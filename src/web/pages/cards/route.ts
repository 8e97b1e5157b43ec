import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { gameIn } from '../../app/search-params.js';
import { type CardSearch, readCardSearch } from '../../cards/search.js';
import { loadMessages } from '../../i18n/language.js';

export interface CardsSearch extends CardSearch {
  readonly game?: string | undefined;
  /** The version of a card set; absent: what is played now. */
  readonly set?: number | undefined;
}

export const cardsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cards',
  validateSearch: (search: Record<string, unknown>): CardsSearch => {
    const { game, set } = search;
    return {
      ...readCardSearch(search),
      game: gameIn(game),
      set: typeof set === 'number' && Number.isInteger(set) && set >= 0 ? set : undefined,
    };
  },
  loader: () => loadMessages('cards', 'board'),
  component: lazyPage(() => import('./page.js'), 'CardsPage'),
});
