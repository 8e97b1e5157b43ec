import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.js';
import { shellRoute } from '../../app/root-route.js';
import { loadMessages } from '../../i18n/language.js';

export const newPasswordRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/new-password',
  loader: () => loadMessages('new-password'),
  component: lazyPage(() => import('./page.js'), 'NewPasswordPage'),
});
