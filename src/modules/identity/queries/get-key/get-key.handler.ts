import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { KeyStore } from '../../access/key-store.js';
import { isPermission } from '../../access/rights.js';
import { Rights } from '../../access/rights.service.js';
import { isRole } from '../../access/roles.js';
import { KeyNotFound } from '../../identity.errors.js';
import { GetKey, type KeyDetails } from './get-key.query.js';

@QueryHandler(GetKey)
export class GetKeyHandler implements IQueryHandler<GetKey> {
  constructor(
    private readonly store: KeyStore,
    private readonly rights: Rights,
  ) {}

  async execute({ keyId, caller }: GetKey): Promise<KeyDetails> {
    if (caller.keyId !== keyId) await this.rights.require(caller, 'keys.manage-any');
    const row = await this.store.find(keyId);
    if (row === null || !isRole(row.role)) throw new KeyNotFound(keyId);
    const { id, role, playerId, label, scopes, createdAt } = row;
    return {
      id,
      role,
      playerId,
      label,
      scopes: scopes.length === 0 ? null : scopes.filter(isPermission),
      createdAt: createdAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      revokedAt: row.revokedAt?.toISOString() ?? null,
      previousUntil: row.previousUntil?.toISOString() ?? null,
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    };
  }
}
