import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const deckRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/decks/$id',
  loader: () => loadMessages('deck', 'cards', 'board'),
  component: lazyRouteComponent(() => import('./page.js'), 'DeckPage'),
});
