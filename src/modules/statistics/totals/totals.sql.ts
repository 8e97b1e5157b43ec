import { CHANGED_FACTS, changedGames, contributions, EACH_SCOPE, gamesNow } from './contributions.sql.js';

/** One at a time changes totals: they share rows, and what is counted must stay what was read. */
export const LOCK = `select pg_advisory_xact_lock(hashtext('kifu statistics'))`;
export const TRY_LOCK = `select pg_try_advisory_xact_lock(hashtext('kifu statistics')) as mine`;

/**
 * $1 now, $2 how many at most. What is deleted was committed, and so was what it is about: the next statement sees it.
 */
export const TAKE_DUE = `
delete from counts_due where id in (select id from counts_due where at <= $1 order by at, id limit $2) returning match_id as "matchId"`;

interface Sums {
  readonly table: string;
  /** The column that says of which period the sums are, and that period of a day; none for all time. */
  readonly period: { readonly column: string; readonly of: string } | null;
}

/** Where sums are kept. A span of time is read as whole months and the days at its edges. */
const SUMS: readonly Sums[] = [
  { table: 'statistic_totals', period: null },
  { table: 'statistic_day_totals', period: { column: 'day', of: 'day' } },
  { table: 'statistic_month_totals', period: { column: 'month', of: `date_trunc('month', day::timestamp)::date` } },
];

const KEY = 'game, scope_id, format, measure, statistic, key, turnless';

/** Adds `deltas` to a table, one row for each key and period. */
function add({ table, period }: Sums): string {
  const [key, of] = period === null ? [KEY, KEY] : [`${KEY}, ${period.column}`, `${KEY}, ${period.of}`];
  return `added_to_${table} as (
  insert into ${table} as t (${key}, label, n, hits, sum)
  select ${of}, max(label), sum(n), sum(hits), sum(sum) from deltas group by ${of}
  on conflict (${key}) do update set n = t.n + excluded.n, hits = t.hits + excluded.hits, sum = t.sum + excluded.sum
  returning t.*
)`;
}

/** The keys of rows whose sums are zero now. */
const nothingIn = ({ table, period }: Sums): string =>
  `select '${table}' as held_in, ${KEY}, ${period?.column ?? 'null'}::text as period from added_to_${table} where n = 0`;

/** Adds `changed` games and their `facts` to all sums; answers the keys of rows whose sums are zero now. */
const count = (changed: string, facts: string): string => `
with changed as materialized (${changed}), facts as (${facts}),
deltas as materialized (
  select game, scope_id, format, day, measure, statistic, key, turnless, max(label) as label, sum(n) as n, sum(hits) as hits, sum(sum) as sum
  from (${contributions(EACH_SCOPE)}) c group by game, scope_id, format, day, measure, statistic, key, turnless
  having sum(n) <> 0 or sum(hits) <> 0 or sum(sum) <> 0
),
${SUMS.map(add).join(',\n')},
uncounted as (delete from counted_games where game_id in (select game_id from changed where is_now is null)),
counted as (
  insert into counted_games (game_id, is_public) select game_id, is_now from changed where is_now is not null
  on conflict (game_id) do update set is_public = excluded.is_public
)
${SUMS.map(nothingIn).join('\nunion all ')}`;

/** $1 now, $2 matches: their games are counted as they are now. Once more is nothing more. */
export const COUNT = count(changedGames('select unnest($2::uuid[])', '$1::timestamptz'), CHANGED_FACTS);

/** $1 a game: it is counted no more. */
export const UNCOUNT = count(
  `select game_id, is_public as was, null::boolean as is_now from counted_games where game_id = $1`,
  CHANGED_FACTS,
);

/**
 * Counts all games into empty tables: as they should be by now, or, where that is owed, as they are counted. What is
 * shown within the minute may be counted already, by a clock that is ahead.
 */
export const COUNT_ALL = count(
  `select g.game_id, null::boolean as was, case
     when g.shown_at > now() and g.shown_at < now() + interval '1 minute' or g.match_id in (select match_id from counts_due where at <= now())
     then c.is_public else g.is_now end as is_now
   from (${gamesNow('select match_id from game_facts', 'now()')}) g left join public.counted_games c on c.game_id = g.game_id`,
  CHANGED_FACTS,
);

/** Deletes rows whose sums are zero. */
const swept = ({ table, period }: Sums): string => `swept_from_${table} as (
  delete from ${table} t using nothing n where n.held_in = '${table}' and t.n = 0
    and (t.game, t.scope_id, t.format, t.measure, t.statistic, t.key, t.turnless)
      = (n.game, n.scope_id, n.format, n.measure, n.statistic, n.key, n.turnless)
    ${period === null ? '' : `and t.${period.column} = n.period`}
)`;

/** $1 the keys of rows whose sums were zero, as a JSON list. */
export const SWEEP = `
with nothing as (select * from jsonb_to_recordset($1::jsonb) as n(held_in text, game text, scope_id uuid, format text,
  measure text, statistic text, key text, turnless boolean, period date)),
${SUMS.map(swept).join(',\n')}
select`;

/** $1 a match, $2 from when on. */
export const OWE = `insert into counts_due (match_id, at) values ($1, $2)`;

/** Marks earlier reads as out of date. */
export const CHANGED = `update statistics_version set version = version + 1`;

/** Nothing is counted, and everything is owed. There may be much of it. */
export const START_ANEW = `
set local statement_timeout = 0;
delete from statistic_totals; delete from statistic_day_totals; delete from statistic_month_totals; delete from counted_games; delete from counts_due;
insert into counts_due (match_id, at) select distinct match_id, shown_at from game_facts`;
