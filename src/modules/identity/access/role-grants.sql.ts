/** Roles given in the league itself, and in the organisation that owns it. */
export const ROLES_IN_LEAGUE = `
select distinct g.role from role_grants g
where g.player_id = $1 and g.taken_at is null
  and (g.league_id = $2 or g.organisation_id = (select organisation_id from leagues where id = $2))`;

export const ROLES_IN_ORGANISATION = `
select distinct role from role_grants where player_id = $1 and organisation_id = $2 and taken_at is null`;
