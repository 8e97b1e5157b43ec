import type { Cause } from './events.js';
import { type Match, matchAfter } from './match.js';
import { afterGame, afterRuling, type GameResult, type MatchVerdict, type SeriesEvent } from './series.js';

/** What a ruling would do to a match and its games. */
export interface ForeseenRuling {
  readonly verdict: MatchVerdict | null;
  readonly cause: Cause;
  /** By game: how it would stand. Games that have not begun are missing. */
  readonly results: ReadonlyMap<string, GameResult>;
}

/** Whether a match that is over would go on by the verdict. */
export function reopens(match: Match, verdict: MatchVerdict, cause: Cause): boolean {
  const types = afterRuling(match, verdict, cause).map(({ type }) => type);
  return types.includes('MatchReopened') && !types.includes('MatchEnded');
}

/**
 * The match as the ruling would leave it. As in the execution of rulings, a ruling that decides the match applies
 * before its games, and a ruling that continues the match applies after them. Nothing is recorded.
 */
export function foreseenMatch(match: Match, { verdict, cause, results }: ForeseenRuling): Match {
  const counted = (before: Match): Match =>
    [...results].reduce((now, [gameId, result]) => foreseen(now, afterGame(now, gameId, result, nextGame)), before);
  const ruled = (before: Match): Match =>
    verdict === null ? before : foreseen(before, afterRuling(before, verdict, cause));
  const goesOn = verdict !== null && (verdict.kind === 'lift' || reopens(match, verdict, cause));
  return counted(goesOn ? ruled(counted(match)) : ruled(match));
}

/** It is never played, so it needs no id of its own. */
const nextGame = (number: number): string => `foreseen/${number}`;

const foreseen = (match: Match, events: readonly SeriesEvent[]): Match =>
  events.reduce<Match>(
    (now, event) =>
      matchAfter(now, {
        ...event,
        stream: now.created.matchId,
        version: now.version + 1,
        recordedAt: now.ended?.at ?? now.createdAt,
      }),
    match,
  );
