import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { KeyMissing, PaperOnly, RoleForbidden, ScopeForbidden } from './access.problems.js';
import { isAnybody } from './anybody.js';
import { GetTable, type Place, type Table, type TablePlace } from './route.decorators.js';
import { Remembered } from './remembered.js';
import { isKeptOnPaper, type Permission, rolesWith } from './rights.js';
import { RoleGrants } from './role-grants.js';
import type { Role } from './roles.js';
import type { CallerIdentity } from './caller-identity.js';

/** Tables never change; only the room for them is limited. */
const TABLE_BELIEVED_MS = 3_600_000;
const TABLES_MAX = 10_000;

/**
 * Says whether a caller may do something at a place, by the table of rights. A role held in a league counts in that
 * league only. And at a table where the caller sits, the caller is a player and nothing else: nobody judges the own
 * match.
 */
@Injectable()
export class Rights {
  private readonly tables = new Remembered<Table | null>(TABLE_BELIEVED_MS, TABLES_MAX);

  constructor(
    private readonly grants: RoleGrants,
    private readonly queries: QueryBus,
  ) {}

  /**
   * The role by which the caller may do it there; throws `KeyMissing`, `ScopeForbidden` or `RoleForbidden` where the
   * caller may not.
   */
  async require(caller: CallerIdentity, permission: Permission, place?: Place): Promise<Role> {
    if (!inScope(caller, permission)) throw isAnybody(caller) ? new KeyMissing() : new ScopeForbidden(permission);
    const role = await this.roleFor(caller, permission, place);
    if (role === null) throw await this.refusal(caller, permission, place);
    return role;
  }

  async may(caller: CallerIdentity, permission: Permission, place?: Place): Promise<boolean> {
    return (await this.roleFor(caller, permission, place)) !== null;
  }

  /**
   * The role by which the caller may do it there, of several the one that the table names first; null where the caller
   * may not.
   * It is recorded, and some roles may do more: a judge of the league is one there, and not just a player who may as
   * well.
   */
  async roleFor(caller: CallerIdentity, permission: Permission, place?: Place): Promise<Role | null> {
    if (!inScope(caller, permission)) return null;
    const held = await this.heldAt(caller, place);
    const keepsNothing = await this.keepsNothingAt(permission, place);
    const counts = (role: Role) => held.includes(role) && !(role === 'scorekeeper' && keepsNothing);
    return rolesWith(permission).find(counts) ?? null;
  }

  private async refusal(caller: CallerIdentity, permission: Permission, place?: Place): Promise<Error> {
    const held = await this.heldAt(caller, place);
    const isKeeper = held.includes('scorekeeper') && (await this.keepsNothingAt(permission, place));
    return isKeeper ? new PaperOnly() : new RoleForbidden(permission, rolesWith(permission), place);
  }

  private async heldAt({ playerId, role }: CallerIdentity, place: Place | undefined): Promise<readonly Role[]> {
    return playerId === undefined || place === undefined ? [role] : this.rolesAt(playerId, role, place);
  }

  /** Whether scorekeepers may not do it there, since the match is not of paper. */
  private async keepsNothingAt(permission: Permission, place: Place | undefined): Promise<boolean> {
    if (!isKeptOnPaper(permission) || !isAtTable(place)) return false;
    const table = await this.tableAt(place);
    return table !== null && !table.isPaper;
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

  private tableAt(at: TablePlace): Promise<Table | null> {
    const name = 'matchId' in at ? `match ${at.matchId}` : `game ${at.gameId}`;
    return this.tables.get(name, async () => {
      const table = await this.queries.execute(new GetTable(at));
      // What is not there yet may be there a moment later.
      if (table === null) queueMicrotask(() => this.tables.forget(name));
      return table;
    });
  }
}

const isAtTable = (place: Place | undefined): place is TablePlace =>
  typeof place === 'object' && ('matchId' in place || 'gameId' in place);

const inScope = ({ scopes }: CallerIdentity, permission: Permission): boolean =>
  scopes === undefined || scopes.includes(permission);
