import { Query } from '@nestjs/cqrs';
import { type Permission } from '../../access/rights.js';
import { type CallerIdentity, type Role } from '../../access/roles.js';

export interface KeyDetails {
  readonly id: string;
  readonly role: Role;
  readonly playerId: string | null;
  readonly label: string | null;
  /** Null for all that the role may. */
  readonly scopes: readonly Permission[] | null;
  readonly createdAt: string;
  /** The key or session that made it; null for those of starts, and for old ones. */
  readonly issuedBy: string | null;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  /** The key or session that revoked it; null also for those of earlier starts. */
  readonly revokedBy: string | null;
  /** Until then the secret before the last rotation is good. */
  readonly previousUntil: string | null;
  readonly lastUsedAt: string | null;
}

/** One key, without its secret: one of the caller's own, or any for admins. */
export class GetKey extends Query<KeyDetails> {
  constructor(
    readonly keyId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
