import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';
import { type Part, PARTS } from './parts.js';

export const deskRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/leagues/$id/desk',
  validateSearch: ({ part }: Record<string, unknown>): { readonly part?: Part | undefined } => ({
    part: PARTS.find((each) => each === part),
  }),
  loader: () => loadMessages('desk', 'people', 'seats', 'terms', 'webhooks'),
  component: lazyPage(() => import('./page.js'), 'DeskPage'),
});
