/** Goal: a zone that is drawn only when it changes still shows what has changed. */
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { BoardObject, Zone } from '../api/kifu.js';
import { cardsOf, layoutQuery, type Place } from '../engine/games.js';
import { loadMessages } from '../i18n/language.js';
import { CardDetails } from './details.js';
import { type Table, TableProvider } from './table.js';
import { ZoneView } from './zone.js';

const layout = await new QueryClient().fetchQuery(layoutQuery('ashes'));
beforeAll(() => loadMessages('board'));

const printed = (id: string, name: string) => ({
  id,
  name,
  type: 'ally',
  attack: 1,
  life: 1,
  recover: 1,
  dice: [],
  abilities: [],
});
const table: Table = {
  game: 'ashes',
  layout,
  cards: cardsOf([printed('ape', 'Ape'), printed('coat', 'Coat'), printed('crown', 'Crown')]),
  names: new Map(),
  objects: new Map(),
};

const card = (id: string, definition: string): BoardObject => ({ id, card: definition, controller: 'p1' });
const place: Place = { zone: 'battlefield', as: 'cards', share: 1 };
const places = [place];
const zone = (...objects: readonly BoardObject[]): Zone => ({ count: objects.length, objects: [...objects] });

const drawn = (shown: Zone, guests: ReadonlyMap<string, readonly BoardObject[]> = new Map()) => (
  <TableProvider value={table}>
    <CardDetails>
      <ZoneView place={place} places={places} zone={shown} guests={guests} />
    </CardDetails>
  </TableProvider>
);
const named = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.match(/Ape|Coat|Crown/)?.[0]);

it('shows a guest that comes to a card, another in its place, and none when it has gone', () => {
  const ape = zone(card('o1', 'ape'));
  const { rerender } = render(drawn(ape));
  expect(named()).toEqual(['Ape']);
  rerender(drawn(ape, new Map([['o1', [card('o2', 'coat')]]])));
  expect(named()).toEqual(['Ape', 'Coat']);
  rerender(drawn(ape, new Map([['o1', [card('o3', 'crown')]]])));
  expect(named()).toEqual(['Ape', 'Crown']);
  rerender(drawn(ape));
  expect(named()).toEqual(['Ape']);
});

it('shows a card that comes, and not one that has gone', () => {
  const { rerender } = render(drawn(zone(card('o1', 'ape'))));
  rerender(drawn(zone(card('o1', 'ape'), card('o2', 'coat'))));
  expect(named()).toEqual(['Ape', 'Coat']);
  rerender(drawn(zone(card('o2', 'coat'))));
  expect(named()).toEqual(['Coat']);
});
