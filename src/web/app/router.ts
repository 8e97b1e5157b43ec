import { createRouter } from '@tanstack/react-router';
import { queryClient } from '../api/queries.js';
import { Loading } from '../design/states.js';
import { Failed } from './failed.js';
import { routes } from './routes.js';

export const router = createRouter({
  routeTree: routes,
  context: { queries: queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: Loading,
  defaultErrorComponent: Failed,
  scrollRestoration: true,
});

/** Links and parameters are checked against these routes. */
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
