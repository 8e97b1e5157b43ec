import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { meQuery } from '../api/queries.js';
import { chooseLanguage } from '../i18n/language.js';
import { routes } from './routes.js';
import { applyTheme } from './theme.js';

afterEach(async () => {
  await chooseLanguage('en');
  localStorage.clear();
  applyTheme();
});

async function open(path: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(meQuery.queryKey, null);
  const router = createRouter({
    routeTree: routes,
    context: { queries },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return screen.findByRole('main');
}

describe('the shell', () => {
  it('has landmarks, and a link past the header', async () => {
    await open('/');
    expect(screen.getByRole('banner')).toBeDefined();
    expect(screen.getByRole('contentinfo')).toBeDefined();
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Skip to the page' }).getAttribute('href')).toBe('#page');
  });

  it('speaks another language at once, and says so to screen readers', async () => {
    await open('/');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '中文');
    expect(await screen.findByRole('navigation', { name: '主导航' })).toBeDefined();
    expect(document.documentElement.lang).toBe('zh-Hans');
  });

  it('shows the colours that are chosen, and keeps the choice', async () => {
    await open('/');
    const colours = screen.getByRole('combobox', { name: 'Colours' });
    await userEvent.selectOptions(colours, 'Dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('kifu.theme')).toBe('dark');
    await userEvent.selectOptions(colours, 'Automatic');
    expect(document.documentElement.dataset['theme']).toBe('system');
  });

  it('says when there is no such page', async () => {
    const main = await open('/nothing/here');
    expect(within(main).getByRole('heading', { name: 'Page not found' })).toBeDefined();
  });
});
