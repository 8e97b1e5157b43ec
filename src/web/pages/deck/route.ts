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
  // With its cards, whose list moves what is below it.
  loader: async ({ cause, context: { queries }, params }) => {
    const messages = loadMessages('deck', 'cards', 'board');
    if (cause === 'preload') return messages;
    const { cardsByIdQuery, deckQuery } = await import('../../cards/queries.js');
    const asked = deckQuery(params.id);
    await Promise.all([messages, queries.prefetchQuery(asked)]);
    const deck = queries.getQueryData(asked.queryKey);
    if (deck === undefined) return;
    const ids = deck.cards.map(({ card }) => card);
    await queries.prefetchQuery(cardsByIdQuery(deck.game, ids, deck.cardSet));
  },
  component: lazyPage(() => import('./page.js'), 'DeckPage'),
});
