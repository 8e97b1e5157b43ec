import type { StoredEvent } from '../../../platform/event-store/index.js';
import { foldMatch, type MatchCreated, type MatchEnded } from '../../matches/index.js';
import { REPLAY_FORMAT } from './replay-document.js';

/** A match: who played, what came of it, and where the replay of each game is. */
export interface MatchReplay {
  readonly format: typeof REPLAY_FORMAT;
  readonly kind: 'match';
  readonly match: {
    readonly id: string;
    readonly game: string;
    readonly format: string;
    readonly bestOf: number;
    readonly leagueId: string | null;
    readonly seats: MatchCreated['seats'];
    readonly createdAt: string;
    readonly endedAt: string;
    readonly winners: readonly string[];
    readonly draw: boolean;
    readonly result: MatchEnded['result'];
  };
  readonly games: readonly MatchReplayGame[];
}

export interface MatchReplayGame {
  readonly id: string;
  readonly number: number;
  readonly winners: readonly string[];
  readonly draw: boolean;
  readonly replay: string;
}

/** Null while the match is running: games that were played again, or ruled on, are there as they count. */
export function matchReplay(events: readonly StoredEvent[]): MatchReplay | null {
  const match = foldMatch(events);
  if (match === null || match.ended === null) return null;
  const { created, createdAt, finished, ended } = match;
  const { matchId, game, format, bestOf, leagueId, seats } = created;
  const { winners, draw, result } = ended.result;
  const about = { id: matchId, game, format, bestOf, leagueId: leagueId ?? null, seats };
  return {
    format: REPLAY_FORMAT,
    kind: 'match',
    match: { ...about, createdAt, endedAt: ended.at, winners, draw, result },
    games: finished.map(gameOf),
  };
}

function gameOf(ended: {
  readonly gameId: string;
  readonly number: number;
  readonly winners: readonly string[];
  readonly draw: boolean;
}): MatchReplayGame {
  const { gameId: id, number, winners, draw } = ended;
  return { id, number, winners, draw, replay: `/v1/games/${id}/replay` };
}
