import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';
import type { WhatIfSearch } from './search.js';

const isWhole = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least;

export const whatIfRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/games/$id/what-if',
  validateSearch: ({ step, branch, line, beside }: Readonly<Record<string, unknown>>): WhatIfSearch => ({
    step: isWhole(step, 0) ? step : undefined,
    branch: isWhole(branch, 1) ? branch : undefined,
    // One of digits alone is read as a number.
    line: typeof line === 'string' || typeof line === 'number' ? String(line) : undefined,
    beside: beside === true ? true : undefined,
  }),
  loader: () => loadMessages('what-if', 'engine', 'replay', 'board', 'log', 'play'),
  component: lazyPage(() => import('./page.js'), 'WhatIfPage'),
});
