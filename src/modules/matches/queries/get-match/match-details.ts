import type { Match } from '../../domain/match.js';
import { isPublic } from '../../domain/publication.js';
import { pledgeOf } from '../../domain/shares.js';
import type { MatchSeat } from '../../seen-seats.js';
import type { MatchDetails, MatchGame } from './get-match.query.js';

/** A match for somebody who may know so much of its seats. */
export function matchDetails(match: Match, seats: readonly MatchSeat[]): MatchDetails {
  const { created, createdAt, consents, ended } = match;
  const { matchId, game, format, bestOf, leagueId, timing, spectators, publication } = created;
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
    result: ended?.result.result ?? null,
    createdAt,
    endedAt: ended?.at ?? null,
    spectators: { delay: spectators?.delay ?? null },
    publication: { terms: publication ?? 'consent', agreed: consents, isPublic: isPublic(match) },
    games: gamesOf(match),
    timing: timing ?? null,
    pledge: pledgeOf(match),
  };
}

function gamesOf({ announced, finished }: Match): readonly MatchGame[] {
  return announced.map(({ gameId: id, number }) => {
    const over = finished.find(({ gameId }) => gameId === id);
    if (over === undefined) return { id, number, status: 'running', winners: [], draw: false };
    return { id, number, status: 'ended', winners: over.winners, draw: over.draw };
  });
}
