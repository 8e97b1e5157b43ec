import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PgPools } from '../../../../platform/database/index.js';
import { type Permission, rolesWith } from '../../access/rights.js';
import { RoleGrants } from '../../access/role-grants.js';
import { type Role, ROLES } from '../../access/roles.js';
import { MayStill } from './may-still.query.js';
import { MAY_STILL, PLAYER_OF_KEY } from './may-still.sql.js';

@QueryHandler(MayStill)
export class MayStillHandler implements IQueryHandler<MayStill> {
  constructor(
    private readonly pools: PgPools,
    private readonly grants: RoleGrants,
  ) {}

  async execute({ holder, permission, leagueId }: MayStill): Promise<boolean> {
    // Players' ids are UUIDs; those of keys have no hyphen.
    const [keyId, playerId] = holder.includes('-') ? [null, holder] : [holder, null];
    const isHeldThere =
      leagueId !== null && (await this.mayThere(playerId ?? (await this.playerOf(holder)), permission, leagueId));
    // Whoever holds the role there holds it by whatever key or account they come with.
    const roles: readonly Role[] = isHeldThere ? ROLES : rolesWith(permission);
    const values = [keyId, playerId, roles, permission];
    const { rows } = await this.pools.app.query<{ may: boolean }>(MAY_STILL, values);
    return rows[0]?.may === true;
  }

  private async playerOf(keyId: string): Promise<string | null> {
    const { rows } = await this.pools.app.query<{ player: string | null }>(PLAYER_OF_KEY, [keyId]);
    return rows[0]?.player ?? null;
  }

  private async mayThere(playerId: string | null, permission: Permission, leagueId: string): Promise<boolean> {
    if (playerId === null) return false;
    const held = await this.grants.rolesAt(playerId, { leagueId });
    return rolesWith(permission).some((role) => held.includes(role));
  }
}
