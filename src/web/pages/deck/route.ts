import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const deckRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/decks/$id',
  loader: () => loadMessages('deck', 'cards', 'board'),
  component: lazyPage(() => import('./page.js'), 'DeckPage'),
});
