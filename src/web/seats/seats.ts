/** Who sits where, with which deck and in which team, as it is put together; and what the service is asked for it. */
import { answered, kifu, type Schemas } from '../api/kifu.js';
import type { Player } from '../people/player-search.js';

/** A deck that is stored, or one that comes with the game and is stored when the match is made. */
export type DeckDraft =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'sample'; readonly name: string; readonly cards: Schemas['SampleDeckDto']['cards'] };

/** Each seat names its deck, or plays the drafted one unless it names another, or all seats share a list. */
export type DeckSource = 'named' | 'drafted' | 'shared';

export interface SeatDraft {
  readonly player: Player | null;
  readonly deck: DeckDraft | null;
  /** In formats that are played in teams: the place of its team. */
  readonly team?: number;
}

export interface Seating {
  readonly game: string;
  readonly format: string;
  /** As many as play this format. */
  readonly seats: readonly SeatDraft[];
  /** How many may play. */
  readonly room: { readonly min: number; readonly max: number };
  /** How many teams play; null where each plays for itself. */
  readonly teams: number | null;
}

export const EMPTY_SEAT: SeatDraft = { player: null, deck: null };

/** The seats that were chosen, within what the format has room for. */
export function seatingOf(
  offered: Schemas['OfferedGameDto'] | undefined,
  format: string,
  chosen: readonly SeatDraft[],
): Seating {
  const room = offered?.seats[format] ?? { min: 2, max: 2 };
  const missing = Math.max(0, room.min - chosen.length);
  return {
    ...{ game: offered?.game ?? '', format, room },
    seats: [...chosen, ...Array<SeatDraft>(missing).fill(EMPTY_SEAT)].slice(0, room.max),
    teams: offered?.teams[format]?.teams ?? null,
  };
}

/** A deck is of one format. */
export const withoutDecks = (seats: readonly SeatDraft[]): readonly SeatDraft[] =>
  seats.map(({ player }) => ({ player, deck: null }));

/** What a match is made of. `stored` keeps which samples have been stored, and as which decks. */
export async function seated(
  { game, format, seats, teams }: Seating,
  stored: Map<string, string>,
): Promise<Pick<Schemas['CreateMatchDto'], 'game' | 'format' | 'seats' | 'teams'>> {
  const asked: Schemas['NewSeatDto'][] = [];
  for (const { player, deck } of seats) {
    const brought = { game, format, ...(player !== null && { playerId: player.id }) };
    asked.push({
      playerId: player?.id ?? '',
      ...(deck !== null && { deckId: deck.kind === 'stored' ? deck.id : await storedAs(deck, brought, stored) }),
    });
  }
  return { game, format, seats: asked, ...(teams !== null && { teams: teamsOf(seats, teams) }) };
}

/** Seats are named in their order: `p1`, `p2` … By default, neighbours are in different teams. */
export const teamAt = ({ team }: SeatDraft, place: number, teams: number): number => team ?? place % teams;

const teamsOf = (seats: readonly SeatDraft[], teams: number): Schemas['TeamDto'][] =>
  Array.from({ length: teams }, (_, team) => ({
    seats: seats.flatMap((seat, place) => (teamAt(seat, place, teams) === team ? [`p${place + 1}`] : [])),
  }));

async function storedAs(
  { name, cards }: Extract<DeckDraft, { readonly kind: 'sample' }>,
  brought: Pick<Schemas['CreateDeckDto'], 'game' | 'format' | 'playerId'>,
  stored: Map<string, string>,
): Promise<string> {
  const sample = [brought.game, brought.format, name, brought.playerId ?? ''].join(' ');
  const known = stored.get(sample);
  if (known !== undefined) return known;
  const { id } = await answered(kifu.POST('/v1/decks', { body: { ...brought, name, cards: [...cards] } }));
  stored.set(sample, id);
  return id;
}
