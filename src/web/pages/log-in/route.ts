import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';
import { ownPath } from './own-path.js';

interface Search {
  readonly to?: string | undefined;
  readonly refused?: string | undefined;
}

const CODE = /^[a-z]+\.[a-z-]+$/;

export const logInRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/log-in',
  /**
   * Where to go afterwards: an address of this application; and why a log-in by redirects came to nothing: a code, of
   * which the page knows the words. Anything else is said to be absent, or the router keeps it.
   */
  validateSearch: ({ to, refused }: Record<string, unknown>): Search => ({
    to: ownPath(to),
    refused: typeof refused === 'string' && CODE.test(refused) ? refused : undefined,
  }),
  loader: () => loadMessages('log-in'),
  component: lazyPage(() => import('./page.js'), 'LogInPage'),
});
