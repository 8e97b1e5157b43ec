import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { idIn } from '../../app/search-params.js';
import { loadMessages } from '../../i18n/language.js';

export interface DeckSearch {
  /** The deck to compare it with. */
  readonly with?: string | undefined;
}

export const deckRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/decks/$id',
  validateSearch: (search: Record<string, unknown>): DeckSearch => ({ with: idIn(search['with']) }),
  loader: () => loadMessages('deck', 'cards', 'board'),
  component: lazyPage(() => import('./page.js'), 'DeckPage'),
});
