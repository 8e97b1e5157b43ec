export const OPENED = `
insert into cases (id, game, game_id, match_id, league_id, step, claim, status, players, opened_at, changed_at)
values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9, $9)`;

export const ASSIGNED = `
update cases set judge = $2, changed_at = $3, status = case status when 'open' then 'assigned' else status end where id = $1`;

/** Nobody appeals against the ruling on an appeal. */
export const RULED = `
update cases set changed_at = $2, status = case status when 'appealed' then 'closed' else 'ruled' end where id = $1`;

export const MOVED = `update cases set status = $2, changed_at = $3 where id = $1`;

/** A further ruling takes the place of the one before. */
export const PENALTIES_LIFTED = `delete from penalties where case_id = $1`;

export const PENALTY_IMPOSED = `
insert into penalties (case_id, number, place, player_id, match_id, league_id, infraction, penalty, imposed_at)
select id, $2, $3, $4, match_id, league_id, $5, $6, $7 from cases where id = $1`;

export const CLEAR = `delete from cases; delete from penalties`;
