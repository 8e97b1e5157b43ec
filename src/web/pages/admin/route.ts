import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';
import { type Part, PARTS } from './parts.js';

interface AdminSearch {
  readonly part?: Part | undefined;
  /** The import that is looked at. */
  readonly import?: string | undefined;
}

export const adminRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin',
  validateSearch: (search: Record<string, unknown>): AdminSearch => ({
    part: PARTS.find((each) => each === search['part']),
    import: typeof search['import'] === 'string' ? search['import'] : undefined,
  }),
  loader: () => loadMessages('admin', 'people', 'webhooks'),
  component: lazyPage(() => import('./page.js'), 'AdminPage'),
});
