import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const logInRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/log-in',
  /** Where to go afterwards: an address of this application. Anything else is said to be absent, or the router keeps it. */
  validateSearch: ({ to }: Record<string, unknown>): { readonly to?: string | undefined } => ({
    to: typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : undefined,
  }),
  loader: () => loadMessages('log-in'),
  component: lazyRouteComponent(() => import('./page.js'), 'LogInPage'),
});
