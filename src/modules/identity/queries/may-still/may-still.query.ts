import { Query } from '@nestjs/cqrs';
import { type Permission } from '../../access/rights.js';

/**
 * Whether a player, or the holder of a key, could still ask for something that they once asked for and that goes on without
 * them: whoever is shut out since has an end of it.
 */
export class MayStill extends Query<boolean> {
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
