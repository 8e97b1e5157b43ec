import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadMessages } from '../i18n/language.js';
import { Searched } from './lists.js';

const chosen: string[] = [];
beforeAll(() => loadMessages('play'));
beforeEach(() => {
  chosen.length = 0;
  render(
    <Searched
      items={Array.from({ length: 12 }, (_, n) => `card ${n}`)}
      textOf={(item) => item}
      choose={(item) => chosen.push(item)}
      fixed={['pass']}
    >
      {(item) => <li key={item}>{item}</li>}
    </Searched>,
  );
});

const search = () => screen.getByRole('searchbox', { name: 'Search' });

it('counts a matching fixed answer as found, since Enter chooses it', async () => {
  await userEvent.type(search(), 'pas');
  expect(screen.queryByText('No answers match.')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/\b1\b.*\b13\b/);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['pass']);
});

it('chooses nothing by Enter where nothing matches, and keeps fixed answers in sight', async () => {
  await userEvent.type(search(), 'zebra{Enter}');
  expect(screen.getByText('No answers match.')).toBeDefined();
  expect(screen.getAllByRole('list').flatMap((list) => within(list).queryAllByRole('listitem'))).toHaveLength(1);
  expect(chosen).toEqual([]);
});
