import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../api/kifu.js';
import { loadMessages } from '../i18n/language.js';
import { decksQuery, samplesQuery } from './queries.js';
import { SeatFields } from './seat-fields.js';
import { type DeckSource, seated, type SeatDraft, type Seating, seatingOf, withoutDecks } from './seats.js';

beforeAll(() => loadMessages('people', 'seats'));

const GAME: Schemas['OfferedGameDto'] = {
  ...{
    game: 'riftbound',
    name: 'Riftbound',
    names: { en: 'Riftbound', zh: '符文战场' },
    ruleset: 'riftbound@1.1',
    formats: ['duel', 'magma-chamber', 'war'],
  },
  names: { en: 'Riftbound', zh: '符文战场' },
  seats: { duel: { min: 2, max: 2 }, 'magma-chamber': { min: 4, max: 4 }, war: { min: 3, max: 4 } },
  ...{ teams: { 'magma-chamber': { teams: 2, of: 2 } }, decksFor: {}, deckZones: [], importFormats: [], rules: '' },
  ...{ moments: {}, score: null },
};

const sits = (name: string): SeatDraft => ({
  player: { id: name.toLowerCase(), name },
  deck: { kind: 'stored', id: `${name.toLowerCase()}-deck` },
});
const FOUR = ['Ann', 'Bo', 'Cy', 'Di'].map(sits);

/** The fields of a form that keeps what is chosen; its last seating. */
function shown(
  format: string,
  chosen: readonly SeatDraft[],
  more: { decks?: DeckSource } = {},
): { readonly seating: Seating } {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const saved = { id: 'saved', name: 'A saved deck', game: 'riftbound', format: 'duel' };
  for (const { player } of FOUR)
    queries.setQueryData<unknown>(decksQuery(player?.id ?? '').queryKey, more.decks === 'drafted' ? [saved] : []);
  queries.setQueryData(samplesQuery('riftbound').queryKey, []);
  const last = { seating: seatingOf(GAME, format, chosen) };
  function Kept() {
    const [seats, setSeats] = useState(chosen);
    last.seating = seatingOf(GAME, format, seats);
    return <SeatFields seating={last.seating} mayRegister={false} onChange={setSeats} {...more} />;
  }
  render(
    <QueryClientProvider client={queries}>
      <Kept />
    </QueryClientProvider>,
  );
  return last;
}

const seat = (number: number) => within(screen.getByRole('group', { name: `Seat ${number}` }));
const team = (number: number) => seat(number).getByRole('combobox', { name: 'Team' });
const bodyOf = (seating: Seating) => seated(seating, new Map());

describe('seats of a format that is played in teams', () => {
  it('are as many as play it, neighbours against each other until somebody says otherwise', async () => {
    const form = shown('magma-chamber', FOUR);
    expect([1, 2, 3, 4].map((each) => team(each))).toMatchObject(['0', '1', '0', '1'].map((value) => ({ value })));
    expect(screen.queryByRole('button', { name: /seat/ })).toBe(null);
    expect((await bodyOf(form.seating)).teams).toEqual([{ seats: ['p1', 'p3'] }, { seats: ['p2', 'p4'] }]);

    await userEvent.selectOptions(team(2), '1');
    await userEvent.selectOptions(team(3), '2');
    expect(await bodyOf(form.seating)).toEqual({
      ...{ game: 'riftbound', format: 'magma-chamber' },
      seats: ['ann', 'bo', 'cy', 'di'].map((id) => ({ playerId: id, deckId: `${id}-deck` })),
      teams: [{ seats: ['p1', 'p2'] }, { seats: ['p3', 'p4'] }],
    });
  });
});

describe('seats of a format in which each plays for itself', () => {
  it('ask for no team, and can be more or fewer within its room', async () => {
    const form = shown('war', FOUR.slice(0, 3));
    expect(screen.queryByRole('combobox', { name: 'Team' })).toBe(null);
    expect(await bodyOf(form.seating)).not.toHaveProperty('teams');
    expect(screen.queryByRole('button', { name: 'Remove the last seat' })).toBe(null);
    await userEvent.click(screen.getByRole('button', { name: 'Add a seat' }));
    seat(4).getByRole('searchbox', { name: 'Player' });
    expect(screen.queryByRole('button', { name: 'Add a seat' })).toBe(null);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the last seat' }));
    expect(form.seating.seats).toHaveLength(3);
  });
});

describe('a seat', () => {
  it('says that its player has no deck for the format', () => {
    shown('duel', FOUR.slice(0, 1));
    seat(1).getByRole('combobox', { name: 'Deck', description: 'This player has no saved deck for this format.' });
    seat(2).getByRole('searchbox', { name: 'Player' });
  });

  it('may play another deck than the drafted one, which needs no choice', async () => {
    const form = shown('duel', FOUR.slice(0, 1), { decks: 'drafted' });
    const field = seat(1).getByRole<HTMLSelectElement>('combobox', { name: 'Deck (optional)' });
    await userEvent.selectOptions(field, 'The drafted deck');
    expect(field.checkValidity()).toBe(true);
    expect((await bodyOf(form.seating)).seats[0]).toEqual({ playerId: 'ann' });
    await userEvent.selectOptions(field, 'A saved deck');
    expect((await bodyOf(form.seating)).seats[0]).toEqual({ playerId: 'ann', deckId: 'saved' });
  });

  it('asks for no deck if all players share a list', () => {
    shown('duel', FOUR.slice(0, 1), { decks: 'shared' });
    expect(screen.queryByRole('combobox', { name: 'Deck' })).toBe(null);
    seat(2).getByRole('searchbox', { name: 'Player' });
  });

  it('loses its deck when another format is played, and more seats than that has room for', () => {
    const seating = seatingOf(GAME, 'duel', withoutDecks(FOUR));
    expect(seating.seats).toEqual(FOUR.slice(0, 2).map(({ player }) => ({ player, deck: null })));
    expect(seating.teams).toBe(null);
  });
});
