import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PgPools } from '../../../platform/database/index.js';
import { type Permission, rolesWith } from '../access/rights.js';
import { RoleGrants } from '../access/role-grants.js';
import { type Role, ROLES } from '../access/roles.js';

/**
 * Whether a player, or the holder of a key, still has the right to something that continues after the request. It ends
 * if they have lost the right since.
 */
export class IsStillPermitted extends Query<boolean> {
  constructor(
    /** The id of the player or of the key. */
    readonly holder: string,
    readonly permission: Permission,
    /** Where it was asked for: roles that are held there count as well. */
    readonly leagueId: string | null = null,
  ) {
    super();
  }
}

const PLAYER_OF_KEY = `select player_id::text as player from api_keys where id = $1`;

/**
 * $1 the id of a key or null, $2 that of a player or null, $3 the roles that may, $4 the permission: whether the key,
 * any key of the player or the player's account is good for it. The admin key of an earlier start was the operator's,
 * who has another one now.
 */
const IS_PERMITTED = `
select exists (
  select from api_keys k left join accounts a on a.player_id = k.player_id
  where (k.id = $1 or k.player_id = $2) and k.role = any ($3)
    and (coalesce(cardinality(k.scopes), 0) = 0 or $4 = any (k.scopes))
    and (k.expires_at is null or k.expires_at > now())
    and (k.revoked_at is null or (k.bootstrap and k.revoked_by is null))
    and a.disabled_at is null
) or exists (
  select from accounts where player_id = $2 and role = any ($3) and disabled_at is null
    and (cardinality(scopes) = 0 or $4 = any (scopes)) and (expires_at is null or expires_at > now())
) as may`;

@QueryHandler(IsStillPermitted)
export class IsStillPermittedHandler implements IQueryHandler<IsStillPermitted> {
  constructor(
    private readonly pools: PgPools,
    private readonly grants: RoleGrants,
  ) {}

  async execute({ holder, permission, leagueId }: IsStillPermitted): Promise<boolean> {
    // Players' ids are UUIDs; those of keys have no hyphen.
    const [keyId, playerId] = holder.includes('-') ? [null, holder] : [holder, null];
    const isHeldThere =
      leagueId !== null && (await this.mayInLeague(playerId ?? (await this.playerOf(holder)), permission, leagueId));
    // A role that is held there counts with every key and account of the player.
    const roles: readonly Role[] = isHeldThere ? ROLES : rolesWith(permission);
    const values = [keyId, playerId, roles, permission];
    const { rows } = await this.pools.app.query<{ may: boolean }>(IS_PERMITTED, values);
    return rows[0]?.may === true;
  }

  private async playerOf(keyId: string): Promise<string | null> {
    const { rows } = await this.pools.app.query<{ player: string | null }>(PLAYER_OF_KEY, [keyId]);
    return rows[0]?.player ?? null;
  }

  private async mayInLeague(playerId: string | null, permission: Permission, leagueId: string): Promise<boolean> {
    if (playerId === null) return false;
    const held = await this.grants.rolesAt(playerId, { leagueId });
    return rolesWith(permission).some((role) => held.includes(role));
  }
}
