import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  // All lists at once: none moves those below it when it arrives.
  loader: async ({ cause, context: { queries } }) => {
    const messages = loadMessages('home', 'match-tiles');
    if (cause === 'preload') return messages;
    const { newest } = await import('./queries.js');
    await Promise.all([
      messages,
      queries.prefetchQuery(newest.running),
      queries.prefetchQuery(newest.ended),
      queries.prefetchQuery(newest.tournaments),
      queries.prefetchQuery(newest.leagues),
    ]);
  },
  component: lazyPage(() => import('./page.js'), 'HomePage'),
});
