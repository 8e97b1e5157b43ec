import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

const loader = () => loadMessages('case', 'cases', 'tables', 'board', 'log', 'game');

export const caseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases/$id',
  loader,
  component: lazyPage(() => import('./page.js'), 'CasePage'),
});

/** To contest a step of a game. */
export const contestRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases/new',
  validateSearch: ({ game, step }: Record<string, unknown>) => ({
    game: typeof game === 'string' ? game : undefined,
    step: typeof step === 'number' && Number.isInteger(step) && step > 1 ? step : undefined,
  }),
  loader,
  component: lazyPage(() => import('./contest.js'), 'ContestPage'),
});
