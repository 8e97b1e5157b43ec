/** A player's seats of one league, added up. Matches that are running count for nothing yet. */
export const RECORDS = `
select r.player_id::text as "playerId", p.name,
  count(*) filter (where r.result = 'won')::int as won,
  count(*) filter (where r.result = 'lost')::int as lost,
  count(*) filter (where r.result = 'drawn')::int as drawn,
  json_build_object('won', sum(r.games_won), 'lost', sum(r.games_lost), 'drawn', sum(r.games_drawn)) as games
from league_results r join players p on p.id = r.player_id
where r.league_id = $1
group by r.player_id, p.name`;
