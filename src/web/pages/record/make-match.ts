/** A match as it is put together, and what the service is asked for it. */
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import type { Player } from '../../people/player-search.js';

/** A deck that is stored, or one that comes with the game and is stored when the match is made. */
export type DeckDraft =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'sample'; readonly name: string; readonly cards: Schemas['SampleDeckDto']['cards'] };

export interface SeatDraft {
  readonly player: Player | null;
  readonly deck: DeckDraft | null;
  /** In formats that are played in teams: the place of its team. */
  readonly team?: number;
}

export interface Draft {
  readonly game: string;
  readonly format: string;
  readonly bestOf: 1 | 3 | 5;
  readonly onPaper: boolean;
  readonly publication: 'open' | 'consent';
  /** In seconds. */
  readonly delay: number;
  readonly leagueId: string | null;
  readonly seats: readonly SeatDraft[];
  /** How many teams play; null where each plays for itself. */
  readonly teams: number | null;
}

/** `stored` keeps which samples have been stored, and as which decks. */
export async function createMatch(
  draft: Draft,
  key: string,
  stored: Map<string, string>,
): Promise<Schemas['MatchDto']> {
  const seats = [];
  for (const { player, deck } of draft.seats)
    seats.push({ playerId: player?.id ?? '', deckId: await deckId(draft, player, deck, stored) });
  const { game, format, bestOf, onPaper, publication, delay, leagueId } = draft;
  const body: Schemas['CreateMatchDto'] = {
    ...{ game, format, bestOf, seats },
    ...(draft.teams !== null && { teams: teamsOf(draft.seats, draft.teams) }),
    ...(onPaper && { randomness: 'asserted' }),
    // A league says for all of its matches what spectators see.
    ...(leagueId === null
      ? { publication, ...(delay > 0 && { spectators: { delay: { seconds: delay } } }) }
      : { leagueId }),
  };
  return answered(kifu.POST('/v1/matches', { params: { header: { 'Idempotency-Key': key } }, body }));
}

/** Seats are named in their order: `p1`, `p2` … Neighbours are in different teams, if nobody says otherwise. */
export const teamAt = ({ team }: SeatDraft, place: number, teams: number): number => team ?? place % teams;

const teamsOf = (seats: readonly SeatDraft[], teams: number): Schemas['TeamDto'][] =>
  Array.from({ length: teams }, (_, team) => ({
    seats: seats.flatMap((seat, place) => (teamAt(seat, place, teams) === team ? [`p${place + 1}`] : [])),
  }));

async function deckId(
  { game, format }: Draft,
  player: Player | null,
  deck: DeckDraft | null,
  stored: Map<string, string>,
): Promise<string> {
  if (deck === null) return '';
  if (deck.kind === 'stored') return deck.id;
  const { name, cards } = deck;
  const sample = [game, format, name, player?.id ?? ''].join(' ');
  const known = stored.get(sample);
  if (known !== undefined) return known;
  const body = { game, format, name, cards: [...cards], ...(player !== null && { playerId: player.id }) };
  const { id } = await answered(kifu.POST('/v1/decks', { body }));
  stored.set(sample, id);
  return id;
}
