import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';
import { ownPath } from './own-path.js';

export const logInRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/log-in',
  /** Where to go afterwards: an address of this application. Anything else is said to be absent, or the router keeps it. */
  validateSearch: ({ to }: Record<string, unknown>): { readonly to?: string | undefined } => ({
    to: ownPath(to),
  }),
  loader: () => loadMessages('log-in'),
  component: lazyPage(() => import('./page.js'), 'LogInPage'),
});
