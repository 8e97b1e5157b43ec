import type { StoredEvent } from '../../../platform/event-store/index.js';
import { decodeMatchEvent, type MatchCreated, type MatchEnded } from '../../matches/index.js';
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

/** Null while the match is running. */
export function matchReplay(events: readonly StoredEvent[]): MatchReplay | null {
  const recorded = events.map((event) => ({ at: event.recordedAt, ...decodeMatchEvent(event) }));
  const created = recorded.find((event) => event.type === 'MatchCreated');
  const ended = recorded.find((event) => event.type === 'MatchEnded');
  if (created === undefined || ended === undefined) return null;
  const { matchId, game, format, bestOf, leagueId, seats } = created.payload;
  const { winners, draw, result } = ended.payload;
  const about = { id: matchId, game, format, bestOf, leagueId: leagueId ?? null, seats };
  return {
    format: REPLAY_FORMAT,
    kind: 'match',
    match: { ...about, createdAt: created.at, endedAt: ended.at, winners, draw, result },
    games: recorded.flatMap((event) => (event.type === 'MatchGameEnded' ? [gameOf(event.payload)] : [])),
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
