import type { MatchEnded } from '../../matches/index.js';
import type { MatchResult } from './events.js';

interface Table {
  readonly bestOf: number;
  readonly seats: readonly { readonly seat: string }[];
  readonly teams: readonly (readonly string[])[] | null;
}

/** Games won, lost and drawn by each seat, as a ruling says; null where it says none. */
export function scoreOf(
  { score, drawnGames: drawn = 0 }: MatchResult,
  teams: readonly (readonly string[])[] = [],
): MatchEnded['result'] | null {
  if (score === undefined) return null;
  const wins = sidesOf(score, teams).reduce((sum, { won }) => sum + won, 0);
  return Object.fromEntries(score.map(({ seat, won }) => [seat, { won, lost: wins - won, drawn }]));
}

/** Why a score cannot be that of the match with this result; null: it can. */
export function scoreFault(result: MatchResult, { bestOf, seats, teams }: Table): string | null {
  const { winners, draw, score, drawnGames = 0 } = result;
  if (score === undefined)
    return drawnGames === 0 ? null : 'Drawn games are part of a score: name the games that each seat has won.';
  const named = score.map(({ seat }) => seat).sort();
  const all = seats.map(({ seat }) => seat).sort();
  if (named.join() !== all.join()) return `A score names each seat once: ${all.join(', ')}.`;
  const wonBy = new Map(score.map(({ seat, won }) => [seat, won]));
  if (teams?.some(([first = '', ...others]) => others.some((seat) => wonBy.get(seat) !== wonBy.get(first))) === true)
    return 'Teammates have won the same games.';
  const games = sidesOf(score, teams ?? []).reduce((sum, { won }) => sum + won, drawnGames);
  if (games > bestOf) return `The score has ${games} games, and the match at most ${bestOf}.`;
  const most = Math.max(...score.map(({ won }) => won));
  const best = all.filter((seat) => wonBy.get(seat) === most);
  if (winners.length > 0 && best.join() !== [...winners].sort().join())
    return 'The winners of the match have won more games than all others.';
  if (
    draw &&
    sidesOf(
      score.filter(({ won }) => won === most),
      teams ?? [],
    ).length < 2
  )
    return 'In a drawn match several sides have won most games.';
  return null;
}

/** One seat of each side. */
const sidesOf = (
  score: NonNullable<MatchResult['score']>,
  teams: readonly (readonly string[])[],
): NonNullable<MatchResult['score']> =>
  score.filter(({ seat }) => teams.every((team) => !team.includes(seat) || team[0] === seat));
