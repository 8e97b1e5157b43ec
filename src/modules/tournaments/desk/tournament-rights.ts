import { Injectable } from '@nestjs/common';
import type { Tournament, TournamentStatus } from '../../../competition/index.js';
import { type CallerIdentity, type Permission, Rights, type Role } from '../../identity/index.js';
import { leaguePlace } from '../../matches/index.js';
import { NotAPlayer, TournamentStatusConflict } from '../tournaments.problems.js';

/** Roles count in the league of a tournament. */
@Injectable()
export class TournamentRights {
  constructor(private readonly rights: Rights) {}

  /** The role by which the caller may do it; throws as `Rights.require` does. */
  require({ terms: { leagueId } }: Tournament, caller: CallerIdentity, permission: Permission): Promise<Role> {
    return this.rights.require(caller, permission, leaguePlace(leagueId));
  }

  may({ terms: { leagueId } }: Tournament, caller: CallerIdentity, permission: Permission): Promise<boolean> {
    return this.rights.may(caller, permission, leaguePlace(leagueId));
  }

  /**
   * Staff acts for the named player. Without a name, or with their own, callers act for themselves.
   */
  async requireFor(
    now: Tournament,
    caller: CallerIdentity,
    playerId: string | undefined,
    permission: Permission,
  ): Promise<{ readonly playerId: string; readonly role: Role }> {
    if (playerId !== undefined && playerId !== caller.playerId) {
      return { playerId, role: await this.require(now, caller, permission) };
    }
    return { playerId: playerOf(caller), role: await this.require(now, caller, 'tournaments.play') };
  }
}

/** Throws `NotAPlayer`. */
export function playerOf({ playerId }: CallerIdentity): string {
  if (playerId === undefined) throw new NotAPlayer();
  return playerId;
}

export function requireStatus({ status }: Tournament, ...possible: readonly TournamentStatus[]): void {
  if (!possible.includes(status)) throw new TournamentStatusConflict(status, possible);
}
