/** Rows of matches whose results can count. Tables have unqualified names: an audit puts shadows before them. */

export const TOURNAMENT_CREATED = `insert into rated_tournaments (id, game, format) values ($1, $2, $3)`;

/** A round that is proposed again, or after it was withdrawn, has other pairings. */
export const ROUND_FORGOTTEN = `delete from rated_matches where source_id = $1 and round = $2`;

/** $3 tables, $4 first players, $5 second players. */
export const ROUND_PROPOSED = `
insert into rated_matches (source_id, round, table_number, game, format, first_id, second_id)
select t.id, $2, pairing.number, t.game, t.format, pairing.first, pairing.second
from rated_tournaments t, unnest($3::int[], $4::uuid[], $5::uuid[]) as pairing (number, first, second)
where t.id = $1`;

export const PLAYERS_REPLACED = `
update rated_matches set first_id = $4, second_id = $5 where source_id = $1 and round = $2 and table_number = $3`;

export const MATCH_CREATED = `
insert into rated_matches (source_id, round, table_number, game, format, first_id, second_id, first_seat)
values ($1, 0, 0, $2, $3, $4, $5, $6)`;

export const MATCH_CLOSED = `
update rated_matches set is_closed = $2 where source_id = $1 and round = 0 and table_number = 0`;

export const KNOWN = `
select period, first_seat as "firstSeat" from rated_matches where source_id = $1 and round = $2 and table_number = $3`;

/** Answers with the row as it was before and is now, where its score changes. $4 the score, $5 the period. */
export const SCORED = `
with before as (
  select score from rated_matches where source_id = $1 and round = $2 and table_number = $3
)
update rated_matches m
set score = case when m.is_closed then null else $4::smallint end, period = coalesce(m.period, $5)
from before
where m.source_id = $1 and m.round = $2 and m.table_number = $3
returning m.game, m.format, m.period, m.first_id::text as "first", m.second_id::text as "second",
  before.score is distinct from m.score as "hasChanged"`;

export const RECORD_MERGED = `insert into rated_records (record_id, person_id) values ($1, $2)`;
export const RECORD_SEPARATED = `delete from rated_records where record_id = $1`;

/** Where a record has results that count, and since which period. */
export const POOLS_OF_RECORD = `
select game, format, min(period) as period from rated_matches
where score is not null and (first_id = $1 or second_id = $1) group by game, format order by game, format`;

export const CORRECTED = `
insert into rating_corrections
  (position, game, format, source_id, round, table_number, corrected_at, player_id, period, before, after)
select $1, $2, $3, $4, $5, $6, $7, change.*
from unnest($8::uuid[], $9::int[], $10::float8[], $11::float8[]) as change (player_id, period, before, after)`;

export const CLEAR = `
delete from rating_corrections; delete from player_ratings; delete from rated_matches; delete from rated_tournaments;
delete from rated_records`;
