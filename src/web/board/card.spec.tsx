import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import type { BoardObject } from '../api/kifu.js';
import { cardsOf, layoutQuery } from '../engine/games.js';
import { loadMessages } from '../i18n/language.js';
import { Card } from './card.js';
import { CardDetails } from './details.js';
import { type Table, TableProvider } from './table.js';

const layout = await new QueryClient().fetchQuery(layoutQuery('lorcana'));
beforeAll(() => loadMessages('board'));

const PRINTED = { type: 'character', inks: ['amber'], cost: 5, classifications: ['Hero'], keywords: [], abilities: [] };
const NUMBERS = { strength: 1, willpower: 6, lore: 3 };
const moana = { id: '1-14', name: 'Moana', version: 'Of Motunui', ...PRINTED, ...NUMBERS };
const hostile = { id: 'x', name: '<img src=x onerror=alert(1)>', ...PRINTED, ...NUMBERS };

const table: Table = {
  game: 'lorcana',
  layout,
  cards: cardsOf([moana, hostile]),
  names: new Map(),
  objects: new Map(),
};

const shown = (object: Partial<BoardObject>) =>
  render(
    <TableProvider value={table}>
      <CardDetails>
        <Card object={{ id: 'o1', card: '1-14', controller: 'p1', ...object }} />
      </CardDetails>
    </TableProvider>,
  );

it('says what it is, its numbers as they are now, and what is on it', () => {
  shown({
    marks: { exerted: true, damage: 2 },
    numbers: { strength: 4, willpower: 6, lore: 3 },
    keywords: { evasive: 0 },
  });
  const said = 'Moana · Of Motunui, Character, strength 4, willpower 6, lore 3, Evasive, exerted, damage: 2';
  expect(screen.getByRole('button', { name: said })).toBeDefined();
});

it('draws each keyword with its icon and its number', () => {
  const { container } = shown({ keywords: { evasive: 0, challenger: 2 } });
  const drawn = [...container.querySelectorAll('[title="Evasive"], [title="Challenger 2"]')];
  expect(drawn.map(({ textContent }) => textContent)).toEqual(['Evasive', 'Challenger 2']);
  expect(drawn.map((each) => each.querySelector('svg')?.getAttribute('class'))).toEqual([
    expect.stringContaining('lucide-feather'),
    expect.stringContaining('lucide-swords'),
  ]);
});

it('says all of it when it is pressed, and gives the focus back', async () => {
  shown({});
  const card = screen.getByRole('button', { name: /^Moana/ });
  await userEvent.click(card);
  expect(await screen.findByRole('dialog', { name: 'Moana' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a hostile name as text', () => {
  const { container } = shown({ card: 'x' });
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('button', { name: /^<img src=x/ })).toBeDefined();
});
