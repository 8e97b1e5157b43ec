/** Roles given in the league itself, and in the organisation that owns it. */
export const ROLES_IN_LEAGUE = `
select distinct g.role from role_grants g
where g.player_id = $1 and g.taken_at is null
  and (g.league_id = $2 or g.organisation_id = (select organisation_id from leagues where id = $2))`;

export const ROLES_IN_ORGANISATION = `
select distinct role from role_grants where player_id = $1 and organisation_id = $2 and taken_at is null`;

export const ROLES_ANYWHERE = `select distinct role from role_grants where player_id = $1 and taken_at is null`;

/** The oldest first: ids grow with time, so they are the order. */
const HELD = (column: string): string => `
select g.id::text, g.player_id::text as "playerId", p.name, g.role, g.given_at as "givenAt"
from role_grants g join players p on p.id = g.player_id
where g.${column} = $1 and g.taken_at is null and ($2::uuid is null or g.id > $2) order by g.id limit $3`;

export const HELD_IN_LEAGUE = HELD('league_id');
export const HELD_IN_ORGANISATION = HELD('organisation_id');

/** Held until the end of the transaction; another place that hashes alike only waits for it. */
export const LOCK_PLACE = `select pg_advisory_xact_lock(hashtextextended('kifu roles ' || ($1::uuid)::text, 0))`;

export const GIVE = `
insert into role_grants (id, player_id, role, league_id, organisation_id, given_by)
select $1, $2, $3, $4::uuid, $5::uuid, $6
where not exists (select from role_grants where player_id = $2 and role = $3 and taken_at is null
  and league_id is not distinct from $4::uuid and organisation_id is not distinct from $5::uuid)`;

export const TAKE = `
update role_grants set taken_at = now(), taken_by = $5
where player_id = $1 and role = $2 and taken_at is null
  and league_id is not distinct from $3::uuid and organisation_id is not distinct from $4::uuid`;

/** Those who may give roles there: also the organisers of the organisation that owns a league. */
export const ORGANISERS_LEFT = `
select from role_grants where role = 'organiser' and taken_at is null
  and (league_id = $1::uuid or organisation_id = $2::uuid
    or organisation_id = (select organisation_id from leagues where id = $1::uuid)) limit 1`;
