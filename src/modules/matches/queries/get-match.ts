import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../platform/event-store/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import type { MatchEnded, Timing } from '../domain/events.js';
import { type Match, seatsLost, tableOf } from '../domain/match.js';
import { isPublic } from '../domain/publication.js';
import { type Pledge, pledgeOf } from '../domain/shares.js';
import type { Closing } from '../match-closings.js';
import { MatchRepository } from '../match-repository.js';
import { type MatchSeat, SeenSeats } from '../seen-seats.js';
import type { VisibilityTerms, Publication } from '../terms/visibility-terms.js';

/** A match as listings show it. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly format: string;
  readonly bestOf: number;
  readonly leagueId: string | null;
  readonly status: 'running' | 'ended';
  readonly seats: readonly MatchSeat[];
  readonly winners: readonly string[];
  readonly draw: boolean;
  /** Games by seat; null while the match is running. */
  readonly result: MatchEnded['result'] | null;
  readonly createdAt: string;
  /** When it was over; a later ruling does not move this. */
  readonly endedAt: string | null;
  /** When a ruling or staff last decided about the match as a whole, or changed its result. */
  readonly ruledAt: string | null;
}

interface MatchGame {
  readonly id: string;
  readonly number: number;
  readonly status: 'running' | 'ended';
  readonly winners: readonly string[];
  readonly draw: boolean;
}

interface NoShow {
  readonly lost: readonly string[];
  readonly reason: string;
}

/** Who has agreed that everything becomes public, and whether it has. */
interface PublicationState {
  readonly terms: Publication;
  /** Seats. */
  readonly agreed: readonly string[];
  readonly isPublic: boolean;
}

export interface MatchDetails extends MatchSummary, Pick<VisibilityTerms, 'spectators'> {
  /** The format of the decks that it is played for; null where it is played to be won. */
  readonly decksFor: string | null;
  /** The match whose decks are played. */
  readonly draftId: string | null;
  readonly publication: PublicationState;
  /** How staff has ended it by hand; null if staff has not. */
  readonly closing: Closing | null;
  /** The seats that did not come, while the others play on. */
  readonly noShows: readonly NoShow[];
  /** The seats that have lost it by rulings on it, with their teammates. */
  readonly lostByRuling: readonly string[];
  /** The table of a tournament that it decides; null beside tournaments. */
  readonly pairing: NonNullable<Match['created']['pairing']> | null;
  /** The pod of a tournament whose players draft here; null for other matches. */
  readonly pod: NonNullable<Match['created']['pod']> | null;
  /** Who plays together; null where each plays for itself. */
  readonly teams: readonly (readonly string[])[] | null;
  /** In the order they were played. */
  readonly games: readonly MatchGame[];
  readonly timing: Timing | null;
  /** What the server has committed itself to; null where its chance is not shared. */
  readonly pledge: Pledge | null;
}

/** One match, as far as the reader may know it; throws `MatchNotFound`. */
export class GetMatch extends Query<MatchDetails> {
  constructor(
    readonly matchId: string,
    /** Null for the service itself, from which nothing is hidden. */
    readonly reader: CallerIdentity | null = null,
  ) {
    super();
  }
}

/** A match for somebody who may know so much of its seats. */
export function matchDetails(match: Match, seats: readonly MatchSeat[]): MatchDetails {
  const { created, createdAt, consents, ended, closing, ruledAt } = match;
  const { matchId, game, format, bestOf, leagueId, timing, spectators, publication, decksFor, draftId } = created;
  const { pairing, pod, teams } = created;
  return {
    id: matchId,
    game,
    format,
    bestOf,
    leagueId: leagueId ?? null,
    status: ended === null ? 'running' : 'ended',
    seats,
    winners: ended?.result.winners ?? [],
    draw: ended?.result.draw ?? false,
    result: closing !== null && closing.lost.length === 0 ? null : (ended?.result.result ?? null),
    createdAt,
    endedAt: ended?.at ?? null,
    ruledAt,
    decksFor: decksFor ?? null,
    draftId: draftId ?? null,
    closing: closing && { kind: closing.kind, lost: closing.lost, reason: closing.reason },
    noShows: match.rulings.flatMap(({ lost = [], reason }) => (reason === undefined ? [] : [{ lost, reason }])),
    lostByRuling: tableOf(match).seats.filter((seat) => seatsLost(match).includes(seat)),
    pairing: pairing ?? null,
    pod: pod ?? null,
    teams: teams ?? null,
    spectators: { delay: spectators?.delay ?? null },
    publication: { terms: publication ?? 'consent', agreed: consents, isPublic: isPublic(match) },
    games: gamesOf(match),
    timing: timing ?? null,
    pledge: pledgeOf(match),
  };
}

/** A game that does not count is over all the same when its match is. */
function gamesOf({ announced, finished, ended }: Match): readonly MatchGame[] {
  const status = ended === null ? 'running' : 'ended';
  return announced.map(({ gameId: id, number }) => {
    const over = finished.find(({ gameId }) => gameId === id);
    if (over === undefined) return { id, number, status, winners: [], draw: false };
    return { id, number, status: 'ended', winners: over.winners, draw: over.draw };
  });
}

@QueryHandler(GetMatch)
export class GetMatchHandler implements IQueryHandler<GetMatch> {
  constructor(
    private readonly matches: MatchRepository,
    private readonly events: EventStore,
    private readonly seats: SeenSeats,
  ) {}

  /** A match announces a game a moment before that begins; until then no link leads to a game that does not exist. */
  async execute({ matchId, reader }: GetMatch): Promise<MatchDetails> {
    const match = await this.matches.load(matchId);
    const details = matchDetails(match, await this.seats.in(match, reader));
    const last = details.games.at(-1);
    const isCounted = match.finished.some(({ gameId }) => gameId === last?.id);
    if (last === undefined || isCounted || (await this.events.head(last.id)) !== null) return details;
    return { ...details, games: details.games.slice(0, -1) };
  }
}
