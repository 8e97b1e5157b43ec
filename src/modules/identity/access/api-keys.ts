import { Injectable } from '@nestjs/common';
import { KeyInvalid, KeyMissing } from '../identity.errors.js';
import { type KeyToken, matchesHash, parseKey } from './key-token.js';
import { KeyStore, type StoredKey } from './key-store.js';
import { Remembered } from './remembered.js';
import { type CallerIdentity, isRole } from './roles.js';

/** How long another process may go on honouring a key that was revoked here. */
const CACHE_MS = 5_000;
const CACHED_KEYS_MAX = 10_000;

/**
 * Tells who a request comes from. Rows are kept for a few seconds, so that a busy player does not cost a query per
 * action; requests that arrive together share one query. Unknown ids are kept as well, or made-up keys would each cost one.
 */
@Injectable()
export class ApiKeys {
  private readonly rows = new Remembered<StoredKey | null>(CACHE_MS, CACHED_KEYS_MAX);

  constructor(private readonly store: KeyStore) {}

  async authenticate(authorization: string | undefined): Promise<CallerIdentity> {
    if (authorization === undefined) throw new KeyMissing();
    const token = tokenIn(authorization);
    const key = token === undefined ? null : await this.find(token.id);
    if (token === undefined || key === null || !matchesHash(token.secret, key.secretHash)) throw new KeyInvalid();
    return identityOf(key);
  }

  /** The id of the key, if it has been verified a moment ago: never waits and never asks the database. */
  knownKeyId(authorization: string | undefined): string | undefined {
    const token = authorization === undefined ? undefined : tokenIn(authorization);
    const key = token === undefined ? undefined : this.rows.peek(token.id);
    if (token === undefined || key === undefined || key === null) return undefined;
    return matchesHash(token.secret, key.secretHash) ? key.id : undefined;
  }

  forget(id: string): void {
    this.rows.forget(id);
  }

  private find(id: string): Promise<StoredKey | null> {
    return this.rows.get(id, () => this.store.findActive(id));
  }
}

function tokenIn(authorization: string): KeyToken | undefined {
  const [scheme = '', credentials = '', ...rest] = authorization.split(' ');
  return scheme.toLowerCase() === 'bearer' && rest.length === 0 ? parseKey(credentials) : undefined;
}

function identityOf(key: StoredKey): CallerIdentity {
  if (!isRole(key.role)) throw new Error(`key ${key.id} has the unknown role '${key.role}'`);
  return { keyId: key.id, role: key.role, ...(key.playerId === null ? {} : { playerId: key.playerId }) };
}
