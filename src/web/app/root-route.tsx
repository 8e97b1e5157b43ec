import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { Missing } from '../pages/missing/page.js';
import { Shell } from './shell.js';

export const rootRoute = createRootRouteWithContext<{ readonly queries: QueryClient }>()({
  notFoundComponent: () => (
    <Shell>
      <Missing />
    </Shell>
  ),
});

/** What is shown with header and footer: everything but what is embedded elsewhere. */
export const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: Shell });
