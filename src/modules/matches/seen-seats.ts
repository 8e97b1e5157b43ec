import { Injectable } from '@nestjs/common';
import { type CallerIdentity, type Place, Rights } from '../identity/index.js';
import type { Match } from './domain/match.js';
import { isPublic } from './domain/publication.js';

/** The players at a table, with their decks only for readers who may know them. */
export interface MatchSeat {
  readonly seat: string;
  readonly playerId: string;
  readonly deckId?: string;
}

/** A table as a record has it. */
export interface PlayedTable {
  readonly seats: readonly Required<MatchSeat>[];
  readonly isPublic: boolean;
  /** Where roles count; without it, those held everywhere. */
  readonly place: Place | undefined;
}

/**
 * Decides who may know the deck of a seat: its player, callers who may read all decks, and every reader once the match
 * is public. The id alone would reveal the list as soon as another match with the same deck is public.
 */
@Injectable()
export class SeenSeats {
  constructor(private readonly rights: Rights) {}

  /** The reader is null for the service itself, from which nothing is hidden. */
  async of({ seats, isPublic, place }: PlayedTable, reader: CallerIdentity | null): Promise<readonly MatchSeat[]> {
    if (isPublic || reader === null) return seats.map(withDeck);
    const isOwn = ({ playerId }: MatchSeat): boolean => playerId === reader.playerId;
    if (!seats.some(isOwn) && (await this.rights.may(reader, 'decks.read-any', place))) return seats.map(withDeck);
    return seats.map((seat) => (isOwn(seat) ? withDeck(seat) : withoutDeck(seat)));
  }

  /** The seats of one match as the reader may see them. */
  in(match: Match, reader: CallerIdentity | null): Promise<readonly MatchSeat[]> {
    const { seats, leagueId } = match.created;
    return this.of({ seats, isPublic: isPublic(match), place: leaguePlace(leagueId ?? null) }, reader);
  }
}

/** Only the players of a match have another role at it than in its league. */
export const leaguePlace = (leagueId: string | null): Place | undefined =>
  leagueId === null ? undefined : { leagueId };

const withDeck = ({ seat, playerId, deckId }: Required<MatchSeat>): MatchSeat => ({ seat, playerId, deckId });
const withoutDeck = ({ seat, playerId }: MatchSeat): MatchSeat => ({ seat, playerId });
