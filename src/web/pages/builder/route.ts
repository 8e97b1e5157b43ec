import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export interface BuilderSearch {
  readonly game?: string | undefined;
  readonly format?: string | undefined;
  /** A deck to begin with. */
  readonly from?: string | undefined;
}

const matching = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;

export const builderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/decks/new',
  validateSearch: ({ game, format, from }: Record<string, unknown>): BuilderSearch => ({
    game: matching(game, /^[a-z]{1,20}$/),
    format: matching(format, /^[a-z0-9-]{1,40}$/),
    from: matching(from, /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  }),
  loader: () => loadMessages('builder', 'cards', 'board'),
  component: lazyPage(() => import('./page.js'), 'BuilderPage'),
});
