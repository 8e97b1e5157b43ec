/** $1: the facts of one game as a JSON list, its keys the columns. The seats of a game never change, so nothing is left over. */
export const RECORD = `
insert into game_facts select * from jsonb_populate_recordset(null::game_facts, $1::jsonb)
on conflict (game_id, seat) do update set
  game = excluded.game, match_id = excluded.match_id, league_id = excluded.league_id, player_id = excluded.player_id,
  deck_id = excluded.deck_id, deck_name = excluded.deck_name, ended_at = excluded.ended_at, shown_at = excluded.shown_at, first = excluded.first,
  result = excluded.result, turns = excluded.turns, actions = excluded.actions,
  assertions = excluded.assertions,
  totals = excluded.totals, per_turn = excluded.per_turn, per_card = excluded.per_card,
  seen_per_card = excluded.seen_per_card`;

export const REMOVE = `delete from game_facts where game_id = $1`;

export const GAMES = `select distinct game_id as "gameId" from game_facts`;

/** Of what was never recorded. */
export const STRAYS = `
select concat_ws('/', game_id, seat) as key from game_facts f
where not exists (select from es.events e where e.stream = f.game_id and e.version = 1 and e.type = 'GameStarted')
order by 1 limit 1000`;
