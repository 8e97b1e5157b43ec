import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';

export interface IssuedReset {
  readonly accountId: string;
  /** For whoever has forgotten that as well. */
  readonly login: string;
  /** The whole token, this once. */
  readonly token: string;
  readonly expiresAt: string;
}

/**
 * Issues a way back into the account of a player. Throws `PlayerNotFound`, `NoAccount`, `NoPassword`, `OwnAccount`,
 * `AccountDisabled`, or `RoleForbidden` for accounts of staff.
 */
export class IssuePasswordReset extends Command<IssuedReset> {
  constructor(
    readonly playerId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
