import type { MatchClosed, MatchEnded } from './events.js';
import { areOpponents, type Match, sideOf, tableOf } from './match.js';

/**
 * What a closed match comes to, from how it stood by its games: one that counts for nothing has no winner, loser or
 * score.
 */
export function closedResult(
  match: Pick<Match, 'created'>,
  { lost: absent }: Pick<MatchClosed, 'lost'>,
  { games, result }: MatchEnded,
): MatchEnded {
  if (absent.length === 0) return { winners: [], draw: false, games, result: {} };
  const { seats } = tableOf(match);
  const lost = losersOf(match, absent);
  const winners = seats.filter((seat) => !lost.includes(seat));
  return { winners, draw: false, games, result: forfeited(match, lost, result) };
}

/** Those who play together lose together. */
export const losersOf = (match: Pick<Match, 'created'>, absent: readonly string[]): readonly string[] =>
  absent.flatMap((seat) => sideOf(tableOf(match), seat));

/** Whether those who came would play on against each other. */
export const leavesOpponents = (match: Pick<Match, 'created'>, absent: readonly string[]): boolean =>
  areOpponents(
    match,
    tableOf(match).seats.filter((seat) => !losersOf(match, absent).includes(seat)),
  );

/** The absent lose as many further games as the others need to win the match. */
function forfeited(
  { created: { bestOf } }: Pick<Match, 'created'>,
  lost: readonly string[],
  result: MatchEnded['result'],
): MatchEnded['result'] {
  const needed = Math.floor(bestOf / 2) + 1;
  const most = Math.max(0, ...Object.entries(result).map(([seat, { won }]) => (lost.includes(seat) ? 0 : won)));
  const further = Math.max(0, needed - most);
  return Object.fromEntries(
    Object.entries(result).map(([seat, score]) => [
      seat,
      lost.includes(seat) ? { ...score, lost: score.lost + further } : { ...score, won: score.won + further },
    ]),
  );
}
