import { closingCause, isOnSameCase } from './cause.js';
import type { Cause, MatchClosed, MatchEnded } from './events.js';
import { areOpponents, type Match, seatsLeft, seatsLost, sideOf, tableOf } from './match.js';

type Ruled = Pick<Match, 'created' | 'rulings'>;

/**
 * The result of a closed match, from its games: a match that counts for nothing has no winner, loser or score. Seats
 * that have lost it by rulings do not win by the absence of others.
 */
export function closedResult(
  match: Ruled,
  { lost: absent }: Pick<MatchClosed, 'lost'>,
  { games, result }: MatchEnded,
): MatchEnded {
  if (absent.length === 0) return { winners: [], draw: false, games, result: {} };
  const { seats } = tableOf(match);
  const lost = [...losersOf(match, absent), ...seatsLost(match)];
  const winners = seats.filter((seat) => !lost.includes(seat));
  return { winners, draw: false, games, result: forfeited(match, lost, result) };
}

/** Teammates lose together. */
const losersOf = (match: Pick<Match, 'created'>, absent: readonly string[]): readonly string[] =>
  absent.flatMap((seat) => sideOf(tableOf(match), seat));

/** Whether the seats that came play on against each other. */
export const leavesOpponents = (match: Ruled, absent: readonly string[]): boolean =>
  areOpponents(
    match,
    seatsLeft(match).filter((seat) => !losersOf(match, absent).includes(seat)),
  );

/** What staff has done to the match last, and what lifts that; null where staff has done nothing that holds. */
export function lastClosing({ closing, rulings }: Pick<Match, 'closing' | 'rulings'>): Cause | null {
  return closing?.cause ?? rulings.findLast(({ cause }) => cause.kind === 'closing')?.cause ?? null;
}

export const liftingOf = ({ id }: Cause): Cause => closingCause(id.slice(0, -'/1'.length), 2);

/** Whether an act of staff that ended a game does not hold any more, so that the game is about to be played on. */
export const isLifted = ({ closing, rulings }: Pick<Match, 'closing' | 'rulings'>, act: Cause): boolean =>
  ![...(closing === null ? [] : [closing]), ...rulings].some(({ cause }) => isOnSameCase(cause, act));

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
