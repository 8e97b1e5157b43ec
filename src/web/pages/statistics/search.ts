/** What is asked of the statistics: all of it is in the address, so that it can be linked to. */
import { dayIn, formatIn, gameIn, idIn, textIn } from '../../app/search-params.js';

export interface StatisticsSearch {
  readonly game?: string | undefined;
  readonly league?: string | undefined;
  /** A tournament, in place of a league. */
  readonly tournament?: string | undefined;
  /** A season, in place of both. */
  readonly season?: string | undefined;
  readonly matchFormat?: string | undefined;
  /** Dates, `2026-11-26`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly minGames?: number | undefined;
  /** Whether games in which no turn began count. */
  readonly withoutTurns?: boolean | undefined;
  /** Which of the statistics that are counted by card and by turn. */
  readonly counted?: string | undefined;
}

const MIN_GAMES_MAX = 1_000_000;

export function readStatisticsSearch(search: Readonly<Record<string, unknown>>): StatisticsSearch {
  const { game, league, tournament, season, matchFormat, from, to, minGames, withoutTurns, counted } = search;
  return {
    game: gameIn(game),
    league: idIn(league),
    tournament: idIn(league) === undefined ? idIn(tournament) : undefined,
    season: (idIn(league) ?? idIn(tournament)) === undefined ? idIn(season) : undefined,
    matchFormat: formatIn(matchFormat),
    from: dayIn(from),
    to: dayIn(to),
    minGames:
      typeof minGames === 'number' && Number.isInteger(minGames) && minGames > 1 && minGames <= MIN_GAMES_MAX
        ? minGames
        : undefined,
    withoutTurns: withoutTurns === true || undefined,
    counted: textIn(counted, /^[A-Za-z][A-Za-z-]{0,39}$/),
  };
}

const DAY_MS = 86_400_000;

/** As the service is asked: a period ends before a moment, and the last day is meant to be in it. */
export function queryOf({
  league,
  tournament,
  season,
  matchFormat,
  from,
  to,
  minGames,
  withoutTurns,
}: StatisticsSearch) {
  return {
    ...(league !== undefined && { league }),
    ...(tournament !== undefined && { tournament }),
    ...(season !== undefined && { season }),
    ...(matchFormat !== undefined && { matchFormat }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to: new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10) }),
    ...(minGames !== undefined && { minGames }),
    ...(withoutTurns === true && { withoutTurns }),
  };
}
