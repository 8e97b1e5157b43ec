import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { KeyMissing, RoleForbidden, ScopeForbidden } from './access.problems.js';
import { isAnybody } from './anybody.js';
import { GetTable, type Place, type Table } from './route.decorators.js';
import { Remembered } from './remembered.js';
import { type Permission, rolesWith } from './rights.js';
import { RoleGrants } from './role-grants.js';
import { type CallerIdentity, type Role } from './roles.js';

/** Tables never change; only the room for them is limited. */
const TABLE_BELIEVED_MS = 3_600_000;
const TABLES_MAX = 10_000;

/**
 * Says whether a caller may do something at a place, by the table of rights. A role held in a league counts in that league
 * only. And at a table where the caller sits, the caller is a player and nothing else: nobody judges the own match.
 */
@Injectable()
export class Rights {
  private readonly tables = new Remembered<Table | null>(TABLE_BELIEVED_MS, TABLES_MAX);

  constructor(
    private readonly grants: RoleGrants,
    private readonly queries: QueryBus,
  ) {}

  /** The role by which the caller may do it there; throws `KeyMissing`, `ScopeForbidden` or `RoleForbidden` where the caller may not. */
  async require(caller: CallerIdentity, permission: Permission, place?: Place): Promise<Role> {
    if (!inScope(caller, permission)) throw isAnybody(caller) ? new KeyMissing() : new ScopeForbidden(permission);
    const role = await this.roleFor(caller, permission, place);
    if (role === null) throw new RoleForbidden(permission, rolesWith(permission), place);
    return role;
  }

  async may(caller: CallerIdentity, permission: Permission, place?: Place): Promise<boolean> {
    return (await this.roleFor(caller, permission, place)) !== null;
  }

  /**
   * The role by which the caller may do it there, of several the one that the table names first; null where the caller may not.
   * It is recorded, and some roles may do more: a judge of the league is one there, and not just a player who may as well.
   */
  async roleFor(caller: CallerIdentity, permission: Permission, place?: Place): Promise<Role | null> {
    if (!inScope(caller, permission)) return null;
    const allowed = rolesWith(permission);
    const { playerId, role: everywhere } = caller;
    const held =
      playerId === undefined || place === undefined ? [everywhere] : await this.rolesAt(playerId, everywhere, place);
    return allowed.find((role) => held.includes(role)) ?? null;
  }

  /** The leagues in which the caller may do it by a role held there; null where it is held everywhere. */
  async leaguesWhere(caller: CallerIdentity, permission: Permission): Promise<readonly string[] | null> {
    const allowed = rolesWith(permission);
    const { playerId, role: everywhere } = caller;
    if (!inScope(caller, permission)) return [];
    if (allowed.includes(everywhere)) return null;
    return playerId === undefined ? [] : this.grants.leaguesWith(playerId, allowed);
  }

  private async rolesAt(playerId: string, everywhere: Role, place: Place): Promise<readonly Role[]> {
    if (place === 'anywhere') return [everywhere, ...(await this.grants.rolesAnywhere(playerId))];
    if ('leagueId' in place || 'organisationId' in place) {
      return [everywhere, ...(await this.grants.rolesAt(playerId, place))];
    }
    const table = await this.tableAt(place);
    if (table === null) return [everywhere];
    if (table.players.includes(playerId)) return ['player'];
    return this.rolesWithoutSeat(playerId, everywhere, table);
  }

  private async rolesWithoutSeat(playerId: string, everywhere: Role, { leagueId }: Table): Promise<readonly Role[]> {
    return leagueId === null ? [everywhere] : [everywhere, ...(await this.grants.rolesAt(playerId, { leagueId }))];
  }

  private tableAt(at: { readonly matchId: string } | { readonly gameId: string }): Promise<Table | null> {
    const name = 'matchId' in at ? `match ${at.matchId}` : `game ${at.gameId}`;
    return this.tables.get(name, async () => {
      const table = await this.queries.execute(new GetTable(at));
      // What is not there yet may be there a moment later.
      if (table === null) queueMicrotask(() => this.tables.forget(name));
      return table;
    });
  }
}

const inScope = ({ scopes }: CallerIdentity, permission: Permission): boolean =>
  scopes === undefined || scopes.includes(permission);
