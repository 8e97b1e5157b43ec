import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { startLanguage } from '../i18n/language.js';
import { NotLoaded } from './not-loaded.js';

afterEach(() => vi.restoreAllMocks());

it('says in both languages that a part failed to load, without messages, and reloads the page', async () => {
  const words = vi.spyOn(i18next, 't');
  const reload = vi.fn<() => void>();
  render(<NotLoaded reload={reload} />);
  const said = screen.getByRole('alert');
  expect(said.textContent).toContain('Load the page again.');
  expect(said.textContent).toContain('请重新加载页面。');
  await userEvent.click(screen.getByRole('button', { name: 'Reload · 重新加载' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(words).not.toHaveBeenCalled();
});

it('is told where the first messages do not come', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  await expect(startLanguage(() => Promise.reject(gone))).rejects.toBe(gone);
});
