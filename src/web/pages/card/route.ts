import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const cardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cards/$game/$id',
  validateSearch: ({ set }: Record<string, unknown>): { readonly set?: number | undefined } => ({
    set: typeof set === 'number' && Number.isInteger(set) && set >= 0 ? set : undefined,
  }),
  loader: () => loadMessages('card', 'cards', 'board'),
  component: lazyPage(() => import('./page.js'), 'CardPage'),
});
