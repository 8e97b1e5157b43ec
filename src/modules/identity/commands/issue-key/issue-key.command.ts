import { Command } from '@nestjs/cqrs';
import { type Permission } from '../../access/rights.js';
import { type CallerIdentity, type Role } from '../../access/roles.js';

export interface NewKeyTerms {
  readonly role: Role;
  readonly playerId: string | null;
  readonly label: string | null;
  /** Undefined for all that the role may, as far as the issuer may it. */
  readonly scopes: readonly Permission[] | undefined;
  readonly expiresInSeconds: number | undefined;
}

export interface IssuedKey {
  readonly id: string;
  readonly role: Role;
  readonly playerId: string | null;
  readonly label: string | null;
  /** Null for all that the role may. */
  readonly scopes: readonly Permission[] | null;
  readonly expiresAt: string | null;
  /** The whole key, this once. */
  readonly key: string;
}

/** Makes a key: for one player if the role is `player`, for nobody in particular otherwise. */
export class IssueKey extends Command<IssuedKey> {
  constructor(
    readonly terms: NewKeyTerms,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
