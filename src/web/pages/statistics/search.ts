/** What is asked of the statistics: all of it is in the address, so that it can be linked to. */
export interface StatisticsSearch {
  readonly game?: string | undefined;
  readonly league?: string | undefined;
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

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MIN_GAMES_MAX = 1_000_000;

export function readStatisticsSearch(search: Readonly<Record<string, unknown>>): StatisticsSearch {
  const { game, league, matchFormat, from, to, minGames, withoutTurns, counted } = search;
  return {
    game: textOf(game, /^[a-z]{1,20}$/),
    league: textOf(league, UUID),
    matchFormat: textOf(matchFormat, /^[a-z0-9-]{1,40}$/),
    from: dateOf(from),
    to: dateOf(to),
    minGames:
      typeof minGames === 'number' && Number.isInteger(minGames) && minGames > 1 && minGames <= MIN_GAMES_MAX
        ? minGames
        : undefined,
    withoutTurns: withoutTurns === true || undefined,
    counted: textOf(counted, /^[A-Za-z][A-Za-z-]{0,39}$/),
  };
}

const textOf = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;

const dateOf = (value: unknown): string | undefined => {
  const date = textOf(value, /^\d{4}-\d\d-\d\d$/);
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? date : undefined;
};

const DAY_MS = 86_400_000;

/** As the service is asked: a period ends before a moment, and the last day is meant to be in it. */
export function queryOf({ league, matchFormat, from, to, minGames, withoutTurns }: StatisticsSearch) {
  return {
    ...(league !== undefined && { league }),
    ...(matchFormat !== undefined && { matchFormat }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to: new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10) }),
    ...(minGames !== undefined && { minGames }),
    ...(withoutTurns === true && { withoutTurns }),
  };
}
