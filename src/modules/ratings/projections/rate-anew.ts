import { decayed, type RatedResult, ratedBy, type Rating, type RatingPolicy } from '../../../competition/index.js';
import type { Transaction } from '../../../platform/projections/index.js';

/** Players of one game and format are rated against each other. */
export interface Pool {
  readonly game: string;
  readonly format: string;
}

/** The rating of a player at the end of a period before and after it was computed anew; null for none. */
export interface RatingChange {
  readonly playerId: string;
  readonly period: number;
  readonly before: number | null;
  readonly after: number | null;
}

interface RatingRow extends Rating {
  readonly playerId: string;
  readonly period: number;
  readonly results: number;
  readonly resultsSoFar: number;
}

interface MatchRow {
  readonly first: string;
  readonly second: string;
  readonly score: number;
}

/** SQL: the person that a record counts for. */
const PERSON = (record: string): string =>
  `coalesce((select r.person_id from rated_records r where r.record_id = ${record}), ${record})`;

/** SQL: matches of these people, $3, in a game and format. */
const MATCHES_OF = `
with records as materialized (
  select id from unnest($3::uuid[]) as asked (id)
  union select record_id from rated_records where person_id = any($3)
), matches as (
  select m.* from rated_matches m where m.first_id in (select id from records)
  union select m.* from rated_matches m where m.second_id in (select id from records)
)`;

const COUNTED = `from matches m where m.game = $1 and m.format = $2 and m.score is not null`;

const MATCHES_IN = `${MATCHES_OF}
select ${PERSON('m.first_id')}::text as first, ${PERSON('m.second_id')}::text as second, m.score
${COUNTED} and m.period = $4 order by m.source_id, m.round, m.table_number`;

const NEXT_PERIOD = `${MATCHES_OF} select min(m.period) as period ${COUNTED} and m.period > $4`;

const ROW = `player_id::text as "playerId", period, rating, deviation, volatility, results,
  results_so_far as "resultsSoFar"`;

const BEFORE = `
select distinct on (player_id) ${ROW} from player_ratings
where game = $1 and format = $2 and player_id = any($3) and period < $4 order by player_id, period desc`;

const NOW = `
select ${ROW} from player_ratings where game = $1 and format = $2 and player_id = any($3) and period = $4`;

const GONE = `delete from player_ratings where game = $1 and format = $2 and player_id = any($3) and period = $4`;

const WRITTEN = `
insert into player_ratings
  (game, format, period, player_id, rating, deviation, volatility, results, results_so_far, is_newest)
select $1, $2, $3, rated.*, false from unnest($4::uuid[], $5::float8[], $6::float8[], $7::float8[], $8::int[], $9::int[])
  as rated (player_id, rating, deviation, volatility, results, results_so_far)
on conflict (game, format, player_id, period) do update set
  rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
  results = excluded.results, results_so_far = excluded.results_so_far`;

const NEWEST = `
update player_ratings r set is_newest = (r.period = newest.period)
from (
  select player_id, max(period) as period from player_ratings
  where game = $1 and format = $2 and player_id = any($3) group by player_id
) newest
where r.game = $1 and r.format = $2 and r.player_id = newest.player_id
  and r.is_newest <> (r.period = newest.period)`;

/**
 * Rates players anew from a period on, and all whose ratings rest on theirs. A period counts as a whole: its results
 * are weighed by the ratings before it. Later periods are reached only as far as something changes in them.
 */
export async function rateAnew(
  tx: Transaction,
  pool: Pool,
  { from, players }: { readonly from: number; readonly players: readonly string[] },
  policy: RatingPolicy,
): Promise<readonly RatingChange[]> {
  const changes = new Map<string, RatingChange>();
  const reached = new Set((await people(tx, players)).concat(players));
  for (let period: number | null = from; period !== null; period = await nextPeriod(tx, pool, [...reached], period)) {
    for (const change of await rateIn(tx, pool, period, reached, policy)) {
      changes.set(change.playerId, change);
      reached.add(change.playerId);
    }
  }
  if (changes.size > 0) await tx.query(NEWEST, [pool.game, pool.format, [...changes.keys()]]);
  return [...changes.values()];
}

async function rateIn(
  tx: Transaction,
  pool: Pool,
  period: number,
  reached: ReadonlySet<string>,
  policy: RatingPolicy,
): Promise<readonly RatingChange[]> {
  const opponents = (await matchesIn(tx, pool, [...reached], period)).flatMap(({ first, second }) => [first, second]);
  const players = [...new Set([...reached, ...opponents])];
  const matches = await matchesIn(tx, pool, players, period);
  const everybody = [...new Set([...players, ...matches.flatMap(({ first, second }) => [first, second])])];
  const before = await ratingRows(tx, BEFORE, pool, everybody, period);
  const now = await ratingRows(tx, NOW, pool, players, period);
  const ratingOf = (player: string): Rating => {
    const row = before.get(player);
    return row === undefined ? policy.start : decayed(row, period - row.period - 1, policy);
  };
  const changes: RatingChange[] = [];
  const written: RatingRow[] = [];
  for (const player of players) {
    const results = resultsOf(player, matches, ratingOf);
    const row = rowOf(player, period, results, ratingOf(player), before.get(player)?.resultsSoFar ?? 0, policy);
    const old = now.get(player) ?? null;
    if (isSame(old, row)) continue;
    if (row !== null) written.push(row);
    changes.push({ playerId: player, period, before: old?.rating ?? null, after: row?.rating ?? null });
  }
  await write(tx, pool, period, changes, written);
  return changes;
}

function resultsOf(
  player: string,
  matches: readonly MatchRow[],
  ratingOf: (player: string) => Rating,
): readonly RatedResult[] {
  return matches.flatMap(({ first, second, score }) => {
    // Two records of one person may have met.
    if (first === second || (first !== player && second !== player)) return [];
    const isFirst = first === player;
    return [{ opponent: ratingOf(isFirst ? second : first), score: (isFirst ? score : 2 - score) / 2 }];
  });
}

function rowOf(
  playerId: string,
  period: number,
  results: readonly RatedResult[],
  before: Rating,
  resultsBefore: number,
  policy: RatingPolicy,
): RatingRow | null {
  if (results.length === 0) return null;
  const { rating, deviation, volatility } = ratedBy(before, results, policy);
  return {
    ...{ playerId, period, results: results.length, resultsSoFar: resultsBefore + results.length },
    ...{ rating: rounded(rating, 4), deviation: rounded(deviation, 4), volatility: rounded(volatility, 8) },
  };
}

/** The last digits of exponentials may differ between machines; a rebuild makes the same rows. */
const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

const isSame = (one: RatingRow | null, other: RatingRow | null): boolean =>
  one?.rating === other?.rating &&
  one?.deviation === other?.deviation &&
  one?.volatility === other?.volatility &&
  one?.results === other?.results &&
  one?.resultsSoFar === other?.resultsSoFar;

async function write(
  tx: Transaction,
  { game, format }: Pool,
  period: number,
  changes: readonly RatingChange[],
  rows: readonly RatingRow[],
): Promise<void> {
  const gone = changes.flatMap(({ playerId, after }) => (after === null ? [playerId] : []));
  if (gone.length > 0) await tx.query(GONE, [game, format, gone, period]);
  if (rows.length === 0) return;
  const column = <Key extends keyof RatingRow>(key: Key) => rows.map((row) => row[key]);
  await tx.query(WRITTEN, [
    ...[game, format, period, column('playerId')],
    ...[column('rating'), column('deviation'), column('volatility'), column('results'), column('resultsSoFar')],
  ]);
}

async function ratingRows(
  tx: Transaction,
  sql: string,
  { game, format }: Pool,
  players: readonly string[],
  period: number,
): Promise<ReadonlyMap<string, RatingRow>> {
  const { rows } = await tx.query<RatingRow>(sql, [game, format, players, period]);
  return new Map(rows.map((row) => [row.playerId, row]));
}

async function matchesIn(tx: Transaction, { game, format }: Pool, players: readonly string[], period: number) {
  return (await tx.query<MatchRow>(MATCHES_IN, [game, format, players, period])).rows;
}

async function nextPeriod(tx: Transaction, { game, format }: Pool, players: readonly string[], after: number) {
  const { rows } = await tx.query<{ period: number | null }>(NEXT_PERIOD, [game, format, players, after]);
  return rows[0]?.period ?? null;
}

async function people(tx: Transaction, records: readonly string[]): Promise<string[]> {
  const sql = `select ${PERSON('asked.id')}::text as id from unnest($1::uuid[]) as asked (id)`;
  return (await tx.query<{ id: string }>(sql, [records])).rows.map(({ id }) => id);
}
