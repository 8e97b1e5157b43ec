import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { KeyNotFound } from '../access/access.problems.js';
import { isOwnKey, type KeyRow, KeyStore } from '../access/key-store.js';
import { isPermission, type Permission } from '../access/rights.js';
import { keyIdOf } from '../access/key-token.js';
import { Rights } from '../access/rights.service.js';
import { isRole, type Role } from '../access/roles.js';
import type { CallerIdentity } from '../access/caller-identity.js';

export interface KeyTerms {
  readonly id: string;
  readonly role: Role;
  readonly playerId: string | null;
  readonly label: string | null;
  /** Null for all that the role may. */
  readonly scopes: readonly Permission[] | null;
  readonly expiresAt: string | null;
}

export interface KeyDetails extends KeyTerms {
  readonly createdAt: string;
  /** The key or session that made it; null for those of starts, and for old ones. */
  readonly issuedBy: string | null;
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

/** What the request that made a key asked for, by the id under which the request is remembered. */
export class GetIssuedKey extends Query<KeyTerms> {
  constructor(readonly madeId: string) {
    super();
  }
}

/** What may be known of a key: not the hash of its secret. */
export function keyDetails(row: KeyRow): KeyDetails {
  const { id, role, playerId, label, scopes, createdAt, issuedBy, revokedBy } = row;
  if (!isRole(role)) throw new Error(`key ${id} has the unknown role '${role}'`);
  return {
    id,
    role,
    playerId,
    label,
    scopes: scopes.length === 0 ? null : scopes.filter(isPermission),
    createdAt: createdAt.toISOString(),
    issuedBy,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    revokedBy,
    previousUntil: row.previousUntil?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

@QueryHandler(GetKey)
export class GetKeyHandler implements IQueryHandler<GetKey> {
  constructor(
    private readonly store: KeyStore,
    private readonly rights: Rights,
  ) {}

  async execute({ keyId, caller }: GetKey): Promise<KeyDetails> {
    const row = await this.store.find(keyId);
    // The answer must not reveal whether a key of another caller exists.
    if (row === null || !isOwnKey(caller, row)) await this.rights.require(caller, 'keys.manage-any');
    if (row === null) throw new KeyNotFound(keyId);
    return keyDetails(row);
  }
}

@QueryHandler(GetIssuedKey)
export class GetIssuedKeyHandler implements IQueryHandler<GetIssuedKey> {
  constructor(private readonly store: KeyStore) {}

  async execute({ madeId }: GetIssuedKey): Promise<KeyTerms> {
    const row = await this.store.find(keyIdOf(madeId));
    if (row === null) throw new KeyNotFound(keyIdOf(madeId));
    const { id, role, playerId, label, scopes, expiresAt } = keyDetails(row);
    return { id, role, playerId, label, scopes, expiresAt };
  }
}
