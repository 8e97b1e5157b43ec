import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Column, DataTable } from './data-table.js';

interface Fruit {
  readonly name: string;
  readonly count: number;
}

const columns: readonly Column<Fruit>[] = [
  { id: 'name', header: 'Fruit', value: ({ name }) => name, names: true },
  { id: 'count', header: 'Count', value: ({ count }) => count, numeric: true },
];
const rows: readonly Fruit[] = [
  { name: 'Pear', count: 9 },
  { name: 'Apple', count: 10 },
  { name: '<b>Fig</b>', count: 2 },
];

const show = () => render(<DataTable caption="Fruit" columns={columns} rows={rows} rowKey={({ name }) => name} />);
const named = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('shows its rows in their order, names as text', () => {
  show();
  expect(screen.getByRole('table', { name: 'Fruit' })).toBeDefined();
  expect(named()).toEqual(['Pear', 'Apple', '<b>Fig</b>']);
});

it('puts numbers and names in another order when asked, and says which', async () => {
  show();
  const header = screen.getByRole('columnheader', { name: 'Count' });
  expect(header.getAttribute('aria-sort')).toBe('none');
  await userEvent.click(within(header).getByRole('button'));
  expect([header.getAttribute('aria-sort'), named()]).toEqual(['descending', ['Apple', 'Pear', '<b>Fig</b>']]);
  await userEvent.click(within(header).getByRole('button'));
  expect([header.getAttribute('aria-sort'), named()]).toEqual(['ascending', ['<b>Fig</b>', 'Pear', 'Apple']]);
  await userEvent.click(screen.getByRole('button', { name: 'Fruit' }));
  expect(named()).toEqual(['<b>Fig</b>', 'Apple', 'Pear']);
});
