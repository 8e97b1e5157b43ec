export const MATCH_CREATED = `
insert into match_listings
  (id, game, format, best_of, league_id, status, seats, players, winners, created_at, consents)
values ($1, $2, $3, $4, $5, 'running', $6, $7, '{}', $8, $9)`;

/** $3: whether the seat $2 agrees; the last answer counts. */
export const PUBLICATION_ANSWERED = `
update match_listings
set consents = array_remove(consents, $2) || case when $3 then array[$2::text] else '{}'::text[] end
where id = $1`;

export const MATCH_ENDED = `
update match_listings set status = 'ended', winners = $2, draw = $3, result = $4, ended_at = $5 where id = $1`;

export const MATCH_REOPENED = `
update match_listings set status = 'running', winners = '{}', draw = false, result = null, ended_at = null where id = $1`;

export const GAME_STARTED = `
insert into game_listings (id, match_id, number, status, ruleset, winners, started_at)
values ($1, $2, $3, 'running', $4, '{}', $5)`;

export const GAME_ENDED = `
update game_listings set status = 'ended', winners = $2, draw = $3, reason = $4, turns = $5, actions = $6, ended_at = $7
where id = $1`;

export const GAME_REWOUND = `
update game_listings set status = 'running', winners = '{}', draw = false, reason = null, turns = null, actions = null,
  ended_at = null
where id = $1`;

export const CLEAR = `delete from match_listings; delete from game_listings`;
