export const SEATS_TAKEN = `
insert into league_results (match_id, seat, league_id, player_id)
select $1, seat, $2, player_id from unnest($3::text[], $4::uuid[]) as taken (seat, player_id)`;

/** Matches outside of leagues have no rows, and none is changed. */
export const SEATS_FINISHED = `
update league_results r set result = done.result, games_won = done.won, games_lost = done.lost, games_drawn = done.drawn
from unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::int[]) as done (seat, result, won, lost, drawn)
where r.match_id = $1 and r.seat = done.seat`;

/** A match that goes on counts for nothing until it ends again. */
export const SEATS_REOPENED = `
update league_results set result = null, games_won = 0, games_lost = 0, games_drawn = 0 where match_id = $1`;

export const CLEAR = `delete from league_results`;
