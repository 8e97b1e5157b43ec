import { Injectable } from '@nestjs/common';
import { inTransaction, PgPools } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { LastOrganiser, RoleNotHeld } from './access.problems.js';
import { boundsOfRole, requireWithin } from './bounds.js';
import type { LocalPlace } from './route.decorators.js';
import { Remembered } from './remembered.js';
import { isRole, type LocalRole, type Role } from './roles.js';
import type { CallerIdentity } from './caller-identity.js';

/** Roles given in the league itself, and in the organisation that owns it. */
const ROLES_IN_LEAGUE = `
select distinct g.role from role_grants g
where g.player_id = $1 and g.taken_at is null
  and (g.league_id = $2 or g.organisation_id = (select organisation_id from leagues where id = $2))`;

const ROLES_IN_ORGANISATION = `
select distinct role from role_grants where player_id = $1 and organisation_id = $2 and taken_at is null`;

/** By roles in the leagues themselves, and in the organisations that own them; the newest, so many of them. */
const LEAGUES_WITH = `
select l.id::text from leagues l
where l.id in (select league_id from role_grants where player_id = $1 and role = any($2) and taken_at is null)
  or l.organisation_id in (select organisation_id from role_grants where player_id = $1 and role = any($2) and taken_at is null)
order by l.id desc limit $3`;

const LEAGUES_MAX = 1_000;

const ROLES_ANYWHERE = `select distinct role from role_grants where player_id = $1 and taken_at is null`;

/** The oldest first: ids grow with time, so they are the order. */
const HELD = (column: string): string => `
select g.id::text, g.player_id::text as "playerId", p.name, g.role, g.given_at as "givenAt"
from role_grants g join players p on p.id = g.player_id
where g.${column} = $1 and g.taken_at is null and ($2::uuid is null or g.id > $2) order by g.id limit $3`;

const HELD_IN_LEAGUE = HELD('league_id');
const HELD_IN_ORGANISATION = HELD('organisation_id');

/** Held until the end of the transaction; another place that hashes alike only waits for it. */
export const LOCK_PLACE = `select pg_advisory_xact_lock(hashtextextended('kifu roles ' || ($1::uuid)::text, 0))`;

const GIVE = `
insert into role_grants (id, player_id, role, league_id, organisation_id, given_by)
select $1, $2, $3, $4::uuid, $5::uuid, $6
where not exists (select from role_grants where player_id = $2 and role = $3 and taken_at is null
  and league_id is not distinct from $4::uuid and organisation_id is not distinct from $5::uuid)`;

const TAKE = `
update role_grants set taken_at = now(), taken_by = $5
where player_id = $1 and role = $2 and taken_at is null
  and league_id is not distinct from $3::uuid and organisation_id is not distinct from $4::uuid`;

/** The callers who may give roles there: also organisers of the organisation that owns a league. */
const ORGANISERS_LEFT = `
select from role_grants where role = 'organiser' and taken_at is null
  and (league_id = $1::uuid or organisation_id = $2::uuid
    or organisation_id = (select organisation_id from leagues where id = $1::uuid)) limit 1`;

/**
 * How long another process may accept a role that this process removed, or not know a role that this process assigned.
 */
const BELIEVED_MS = 5_000;
const REMEMBERED_MAX = 10_000;

export interface HeldRole {
  readonly playerId: string;
  readonly name: string;
  readonly role: LocalRole;
  readonly givenAt: string;
}

interface GrantId {
  readonly id: string;
}

export interface Grant {
  readonly place: LocalPlace;
  readonly playerId: string;
  readonly role: LocalRole;
}

/** Which roles people hold in leagues and organisations. Those of an organisation count in all of its leagues. */
@Injectable()
export class RoleGrants {
  private readonly known = new Remembered<readonly Role[]>(BELIEVED_MS, REMEMBERED_MAX);

  constructor(private readonly pools: PgPools) {}

  /** In a league: those given in itself, and in the organisation that owns it. */
  rolesAt(playerId: string, place: LocalPlace): Promise<readonly Role[]> {
    return 'leagueId' in place
      ? this.roles(ROLES_IN_LEAGUE, playerId, place.leagueId)
      : this.roles(ROLES_IN_ORGANISATION, playerId, place.organisationId);
  }

  /** In any league or organisation. */
  rolesAnywhere(playerId: string): Promise<readonly Role[]> {
    return this.roles(ROLES_ANYWHERE, playerId);
  }

  /** In which one of these roles is held; of very many, the newest. */
  async leaguesWith(playerId: string, roles: readonly Role[]): Promise<readonly string[]> {
    const { rows } = await this.pools.app.query<GrantId>(LEAGUES_WITH, [playerId, [...roles], LEAGUES_MAX]);
    return rows.map(({ id }) => id);
  }

  private roles(sql: string, ...values: readonly string[]): Promise<readonly Role[]> {
    return this.known.get(values.join(' '), async () => {
      const { rows } = await this.pools.app.query<{ role: string }>(sql, [...values]);
      return rows.map(({ role }) => role).filter(isRole);
    });
  }

  /** Those given in the place itself, the oldest first; `after` is the id of the last one that is known. */
  async held(place: LocalPlace, after: string | null, count: number): Promise<readonly (HeldRole & GrantId)[]> {
    const { league, organisation } = columnsOf(place);
    const sql = league === null ? HELD_IN_ORGANISATION : HELD_IN_LEAGUE;
    const { rows } = await this.pools.app.query<Omit<HeldRole, 'givenAt'> & GrantId & { givenAt: Date }>(sql, [
      league ?? organisation,
      after,
      count,
    ]);
    return rows.map((row) => ({ ...row, givenAt: row.givenAt.toISOString() }));
  }

  /** Giving what is held already changes nothing. Throws as `requireGivable` does. */
  async give(grant: Grant, caller: CallerIdentity): Promise<void> {
    this.requireGivable(grant.role, caller);
    const { league, organisation } = columnsOf(grant.place);
    await this.alone(grant.place, (query) =>
      query(GIVE, [newId(), grant.playerId, grant.role, league, organisation, caller.keyId]),
    );
  }

  /** Throws `KeyBounded` for a key that could not do all that the role may, or that ends: a role does not. */
  requireGivable(role: LocalRole, caller: CallerIdentity): void {
    requireWithin(caller, boundsOfRole(role));
  }

  /** Throws `RoleNotHeld`, and `LastOrganiser` if no organiser would be left to give roles. */
  async take(grant: Grant, by: string): Promise<void> {
    const { league, organisation } = columnsOf(grant.place);
    await this.alone(grant.place, async (query) => {
      if ((await query(TAKE, [grant.playerId, grant.role, league, organisation, by])) === 0) throw new RoleNotHeld();
      if (grant.role !== 'organiser') return;
      if ((await query(ORGANISERS_LEFT, [league, organisation])) === 0) throw new LastOrganiser();
    });
  }

  /** One change of a place at a time: of two organisers who take each other's role at once, one stays. */
  private async alone(place: LocalPlace, change: (query: Counted) => Promise<unknown>): Promise<void> {
    await inTransaction(this.pools.app, async (client) => {
      await client.query(LOCK_PLACE, [Object.values(place)[0]]);
      await change(async (sql, values) => (await client.query(sql, [...values])).rowCount ?? 0);
    });
    this.known.forgetAll();
  }
}

/** Answers how many rows there were. */
type Counted = (sql: string, values: readonly unknown[]) => Promise<number>;

const columnsOf = (place: LocalPlace): { readonly league: string | null; readonly organisation: string | null } =>
  'leagueId' in place
    ? { league: place.leagueId, organisation: null }
    : { league: null, organisation: place.organisationId };
