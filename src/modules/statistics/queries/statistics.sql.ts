import { nameInFull, PERSON_OF } from '../../identity/index.js';
import {
  ALL_FORMATS,
  ALL_GAMES,
  CHANGED_FACTS,
  changedGames,
  contributions,
  isOfScope,
  isOfTournaments,
} from '../totals/contributions.sql.js';

/**
 * $1 game or null, $2 the scope as for reports. Games that have facts, before any other filter: each is found in the
 * index, however many facts there are. A league, a tournament and the tournaments of a season are of one game, so one
 * fact of theirs says which; `isMeant` is false for all others.
 */
const gamesOf = (scope: string, isFact: string): string => `
with recursive found as (
  (select game from game_facts where $1::text is null or game = $1 order by game limit 1)
  union all
  select (select f.game from game_facts f where f.game > found.game and $1::text is null order by f.game limit 1)
  from found where found.game is not null
)
select game, ${scope} = '${ALL_GAMES}' or game = (select f.game from game_facts f where ${isFact} limit 1) as "isMeant"
from found where game is not null`;

/** For one scope, and for several tournaments. */
export const GAMES = gamesOf('$2::uuid', 'f.league_id = $2 or f.tournament_id = $2');
export const GAMES_OF_SEVERAL = gamesOf('null', isOfTournaments('$2::uuid[]'));

/**
 * As in `statistic_totals_rank_idx`: how often it was won with; of cards and matchups, in how many games they were
 * counted.
 */
const RANK = `(case when measure in ('card', 'matchup') then n::float8 else hits::float8 / nullif(n, 0) end)`;

/** Longer games are counted with those of so many turns: however long games get, their lengths are a short list. */
export const TURNS_MAX = 100;
const BEST_FIRST = `${RANK} desc, n desc, key`;

const COLUMNS = `measure, statistic, key, label, n, hits, sum`;
/** What games a report is about: which totals are read, and which facts. */
interface Scope {
  readonly ofTotals: string;
  readonly ofFacts: string;
  /** One scope with which facts are added up. */
  readonly named: string;
}

const formatOf = (facts: readonly string[]): string =>
  `coalesce($7, ${facts.map((are) => `(select f.format from game_facts f where ${are} limit 1)`).join(', ')}, ${ALL_FORMATS})`;

const scopeOf = (isTotal: string, isFact: string, named: string, facts: readonly string[]): Scope => ({
  ofTotals: `game = $1 and ${isTotal} and format = ${formatOf(facts)}`,
  ofFacts: `f.game = $1 and ${isFact} and (f.format = $7 or $7 is null)`,
  named,
});

/** Without a format: that of the league or the tournament, which has one, or all together. */
const ONE = scopeOf('scope_id = $2', isOfScope('$2::uuid'), '$2::uuid', ['f.league_id = $2', 'f.tournament_id = $2']);
/** The tournaments of a season, which are all of one league and so of one format. */
const SEVERAL = scopeOf('scope_id = any($2::uuid[])', isOfTournaments('$2::uuid[]'), '($2::uuid[])[1]', [
  isOfTournaments('$2::uuid[]'),
]);

const OF_TOTALS = `from statistic_totals where ${ONE.ofTotals}`;
/** Games without turns count where they are asked for. */
const IS_ASKED = `(not turnless or $8::boolean)`;

/**
 * For all reports: $1 game, $2 the scope: a league, a tournament or all games; or several tournaments, $3 now, $4
 * groups with fewer games are left out, $5 how many decks, matchups, players and cards there may be (null: all), $6 the
 * statistics that are counted by card, $7 format or null, $8 whether games without turns count.
 */
const report = (sources: string): string => `
with ${sources}
select json_build_object(
  'owed', exists (select from counts_due where at <= $3),
  'games', (select json_build_object('n', n, 'asserted', hits, 'public', sum) from source where measure = 'games'),
  'turnless', (select n from source where measure = 'turnless'),
  'formats', ${list(`select key as format, n as games from source where measure = 'format' order by n desc, key`)},
  'turns', ${spread('turns')},
  'actions', ${spread('actions')},
  'byTurns', ${list(
    `select least(key::bigint, ${TURNS_MAX}) as turns, sum(n)::bigint as games from source where measure = 'turns' group by 1 order by 1`,
  )},
  'byDeck', ${wins(`source where measure = 'deck'`, 'label', `${BEST_FIRST} limit $5`)},
  'byPlayer', ${wins(
    `(select 'player' as measure, person::text as key, sum(n)::bigint as n, sum(hits)::bigint as hits
      from (select *, ${PERSON_OF('key::uuid')} as person from source where measure = 'player') s
      group by person) s where true`,
    `coalesce((select ${nameInFull('p')} from players p where p.id = key::uuid), key)`,
    `${BEST_FIRST} limit $5`,
  )},
  'matchups', ${list(
    `select split_part(key, '/', 1) as deck, label::json ->> 0 as label, split_part(key, '/', 2) as opponent,
       label::json ->> 1 as "opponentLabel", n, hits as won, sum::bigint as lost
     from source where measure = 'matchup' and n >= $4 order by n desc, key limit $5`,
  )},
  'byTurnOrder', ${wins(`source where measure = 'order'`, 'null::text', 'key')},
  'perGame', ${byStatistic(
    ['n', 'mean', 'min', 'max'],
    `select statistic, sum(n)::bigint as n, (sum(n * key::numeric) / sum(n))::float8 as mean,
       min(key::numeric)::float8 as min, max(key::numeric)::float8 as max
     from source where measure = 'total' group by statistic having sum(n) >= $4`,
    'n',
  )},
  'perTurn', ${byStatistic(
    ['turn', 'n', 'mean'],
    `select statistic, key::int as turn, n, (sum / n)::float8 as mean from source where measure = 'turn' and n >= $4`,
    'turn',
  )},
  'perCard', ${byStatistic(
    ['card', 'n', 'times', 'hits'],
    `select statistic, key as card, n, sum::float8 as times, hits from (
       select *, row_number() over (partition by statistic order by n desc, key) as place
       from source where measure = 'card' and statistic = any($6::text[]) and n >= $4
     ) c where place <= $5 or $5 is null`,
    'n desc, card',
  )}
) as report`;

const list = (rows: string): string => `(select coalesce(json_agg(rows), '[]') from (${rows}) rows)`;

/** Some columns of the rows of each statistic, by its id. */
const byStatistic = (columns: readonly string[], rows: string, order: string): string =>
  `(select coalesce(json_object_agg(statistic, of), '{}') from (
    select statistic, json_agg(json_build_object(${columns.map((name) => `'${name}', ${name}`).join(', ')}) order by ${order}) as of
    from (${rows}) rows group by statistic
  ) each)`;

const wins = (from: string, label: string, order: string): string =>
  list(`select key, ${label} as label, n, hits from ${from} and n >= $4 order by ${order}`);

/** The spread of numbers that are stored with a count of games: the median is the middle of all games. */
function spread(measure: 'turns' | 'actions'): string {
  const at = (place: string): string => `min(value) filter (where upto > ${place}((games - 1) / 2.0))`;
  return `(
    select json_build_object('n', max(games), 'mean', (sum(n * value) / max(games))::float8,
      'median', (${at('floor')} + ${at('ceil')})::float8 / 2, 'min', min(value), 'max', max(value))
    from (
      select n, key::bigint as value, sum(n) over () as games, sum(n) over (order by key::bigint) as upto
      from source where measure = '${measure}'
    ) kept having count(*) > 0)`;
}

/** A record of a person with several records: these are added up before the best of all are listed. */
const IS_MERGED = `key::uuid in (select player_id from player_merges union select into_id from player_merges)`;

const best = (where: string): string =>
  `(select ${COLUMNS} ${OF_TOTALS} and ${where} and not turnless and n >= greatest($4::bigint, 1) order by ${BEST_FIRST} limit $5)`;

/**
 * As counted, without games without turns. Where something is owed this is not all, and says so. Of what is listed no
 * more is read than listed.
 */
export const AS_COUNTED = report(`
source as materialized (
  select ${COLUMNS} ${OF_TOTALS} and measure in ('actions', 'format', 'games', 'order', 'total', 'turn', 'turnless', 'turns') and not turnless and n > 0
  union all ${best(`measure = 'deck' and statistic = ''`)}
  union all ${best(`measure = 'matchup' and statistic = ''`)}
  union all ${best(`measure = 'player' and statistic = '' and not ${IS_MERGED}`)}
  union all (select ${COLUMNS} ${OF_TOTALS} and measure = 'player' and statistic = '' and not turnless and ${IS_MERGED})
  union all select c.* from unnest($6::text[]) as counted(id) cross join lateral ${best(`measure = 'card' and statistic = counted.id`)} c
)`);

/** Totals, what is owed, and facts that are counted and yet not in these totals; all of one moment. */
const summed = ({ named }: Scope, totals: string, facts: string): string =>
  report(`
changed as materialized (${changedGames('select match_id from counts_due where at <= $3', '$3')}),
facts as (${facts}),
source as materialized (
  select measure, statistic, key, max(label) as label, sum(n)::bigint as n, sum(hits)::bigint as hits, sum(sum) as sum
  from (${totals} union all select ${COLUMNS} from (${contributions(`(select ${named}, $7::text)`)}) c where ${IS_ASKED}) parts
  group by measure, statistic, key having sum(n) > 0
)`);

const withOwed = (scope: Scope): string =>
  summed(
    scope,
    `select ${COLUMNS} from statistic_totals where ${scope.ofTotals} and ${IS_ASKED}`,
    `select * from (${CHANGED_FACTS}) f where ${scope.ofFacts}`,
  );

const dateOf = (moment: string): string => `(${moment}::timestamptz at time zone 'UTC')::date`;

/** The sums of the periods of a table from one day on and before another. */
const periods = ({ ofTotals }: Scope, table: string, column: string, [from, to]: readonly [string, string]): string =>
  `select ${COLUMNS} from ${table} where ${ofTotals} and ${IS_ASKED} and ${column} >= ${dateOf(from)} and ${column} < ${dateOf(to)}`;

/**
 * $9 from (inclusive), $10 the first whole day, $11 the first whole month, $12 where whole months end, $13 where whole
 * days end, $14 to (exclusive). Months and days are sums; what is left at both ends is added up from its facts. Each
 * range is a read of its own, which PostgreSQL can do in the index from the beginning of the range to its end.
 */
const inRange = (scope: Scope): string =>
  summed(
    scope,
    [
      periods(scope, 'statistic_month_totals', 'month', ['$11', '$12']),
      periods(scope, 'statistic_day_totals', 'day', ['$10', '$11']),
      periods(scope, 'statistic_day_totals', 'day', ['$12', '$13']),
    ].join(' union all '),
    `select * from (${CHANGED_FACTS}) f where ${scope.ofFacts} and f.ended_at >= $9 and f.ended_at < $14
   union all
   select f.*, 1, c.is_public from game_facts f join counted_games c on c.game_id = f.game_id
   where ${scope.ofFacts} and (f.ended_at >= $9 and f.ended_at < $10 or f.ended_at >= $13 and f.ended_at < $14)`,
  );

/** One scope. */
export const [WITH_OWED, IN_RANGE] = [withOwed(ONE), inRange(ONE)];
/** Several tournaments: no list of their best is kept, so all of their totals are added up. */
export const [SEVERAL_WITH_OWED, SEVERAL_IN_RANGE] = [withOwed(SEVERAL), inRange(SEVERAL)];
