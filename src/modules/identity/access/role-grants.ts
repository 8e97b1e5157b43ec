import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';
import { Remembered } from './remembered.js';
import { isRole, type Role } from './roles.js';
import { ROLES_IN_LEAGUE, ROLES_IN_ORGANISATION } from './role-grants.sql.js';

/** How long another process may go on honouring a role that was taken here, or not know of one that was given. */
const BELIEVED_MS = 5_000;
const REMEMBERED_MAX = 10_000;

/** Which roles somebody holds in a league (by itself or through its organisation) or in an organisation. */
@Injectable()
export class RoleGrants {
  private readonly known = new Remembered<readonly Role[]>(BELIEVED_MS, REMEMBERED_MAX);

  constructor(private readonly pools: PgPools) {}

  inLeague(playerId: string, leagueId: string): Promise<readonly Role[]> {
    return this.known.get(`${playerId} ${leagueId}`, () => this.ask(ROLES_IN_LEAGUE, playerId, leagueId));
  }

  inOrganisation(playerId: string, organisationId: string): Promise<readonly Role[]> {
    return this.known.get(`${playerId} ${organisationId}`, () =>
      this.ask(ROLES_IN_ORGANISATION, playerId, organisationId),
    );
  }

  /** After a change: it may concern many leagues. */
  forget(): void {
    this.known.forgetAll();
  }

  private async ask(sql: string, playerId: string, placeId: string): Promise<readonly Role[]> {
    const { rows } = await this.pools.app.query<{ role: string }>(sql, [playerId, placeId]);
    return rows.map(({ role }) => role).filter(isRole);
  }
}
