import { type KeyRow } from '../../access/key-store.js';
import { isPermission } from '../../access/rights.js';
import { isRole } from '../../access/roles.js';
import { type KeyDetails } from './get-key.query.js';

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
