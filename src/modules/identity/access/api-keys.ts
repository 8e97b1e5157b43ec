import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/database/index.js';
import { AccountDisabled } from '../accounts/account.problems.js';
import { KeyExpired, KeyInvalid, KeyRevoked } from './access.problems.js';
import { boundsOf } from './bounds.js';
import { KeyStore, type StoredKey } from './key-store.js';
import { hashSecret, isSameHash, parseKey } from './key-token.js';
import { Remembered } from './remembered.js';
import { isRole } from './roles.js';
import type { CallerIdentity } from './caller-identity.js';

/** Often enough to find unused keys, and seldom enough to cost a busy key nothing. */
const NOTED_EVERY_MS = 60_000;
const NOTED_MAX = 10_000;

/** Notes when a key was last used. No request waits for it, and a lost note is made again a minute later. */
@Injectable()
export class KeyUse {
  private readonly logger = new Logger('identity');
  private readonly noted = new Map<string, number>();

  constructor(private readonly store: KeyStore) {}

  note({ id, lastUsedAt }: StoredKey): void {
    const now = Date.now();
    const last = Math.max(this.noted.get(id) ?? 0, lastUsedAt?.getTime() ?? 0);
    if (now - last < NOTED_EVERY_MS) return;
    if (this.noted.size >= NOTED_MAX) this.noted.clear();
    this.noted.set(id, now);
    this.store.used(id, new Date(now)).catch((error: unknown) => {
      this.logger.warn({ msg: 'the use of a key was not noted', keyId: id, err: error });
    });
  }
}

/** How long another process may accept a key that this process revoked. */
const CACHE_MS = 5_000;
const CACHED_KEYS_MAX = 10_000;

/**
 * Tells whose a key is. Rows are kept for a few seconds, so that a busy player does not cost a query per action;
 * requests that arrive together share one query. Unknown ids are kept as well, or made-up keys would each cost one.
 */
@Injectable()
export class ApiKeys {
  private readonly rows = new Remembered<StoredKey | null>(CACHE_MS, CACHED_KEYS_MAX);

  constructor(
    private readonly store: KeyStore,
    private readonly use: KeyUse,
    private readonly clock: Clock,
  ) {}

  /** Throws `KeyInvalid`, `KeyRevoked`, `AccountDisabled` or `KeyExpired`. */
  async authenticate(credentials: string): Promise<CallerIdentity> {
    const token = parseKey(credentials);
    if (token === undefined) throw new KeyInvalid();
    return this.identifyProved(token.id, hashSecret(token.secret));
  }

  /** The remembered part of a presented key, which identifies it later. Throws as `authenticate` does. */
  async proved(credentials: string): Promise<{ readonly keyId: string; readonly keyHash: Uint8Array }> {
    await this.authenticate(credentials);
    const token = parseKey(credentials);
    if (token === undefined) throw new KeyInvalid();
    return { keyId: token.id, keyHash: hashSecret(token.secret) };
  }

  /** For who has shown the secret before. Throws as `authenticate` does, also once the key has another secret. */
  async identifyProved(keyId: string, secretHash: Uint8Array): Promise<CallerIdentity> {
    const key = await this.find(keyId);
    if (key === null) throw new KeyInvalid();
    requireGood(secretHash, key, this.clock.now());
    this.use.note(key);
    return identityOf(key);
  }

  /** The id of the key, if it has been verified a moment ago: never waits and never asks the database. */
  knownKeyId(credentials: string): string | undefined {
    const token = parseKey(credentials);
    const key = token === undefined ? undefined : this.rows.peek(token.id);
    if (token === undefined || key === undefined || key === null) return undefined;
    return secretIn(hashSecret(token.secret), key) === null ? undefined : key.id;
  }

  forget(id: string): void {
    this.rows.forget(id);
  }

  forgetAll(): void {
    this.rows.forgetAll();
  }

  private find(id: string): Promise<StoredKey | null> {
    return this.rows.get(id, () => this.store.findForUse(id));
  }
}

/** The secret first: only its holder learns what became of a key. */
function requireGood(shown: Uint8Array, key: StoredKey, now: Date): void {
  const which = secretIn(shown, key);
  if (which === null) throw new KeyInvalid();
  if (key.revokedAt !== null) throw new KeyRevoked();
  if (key.accountDisabledAt !== null) throw new AccountDisabled();
  for (const end of [key.expiresAt, which === 'current' ? null : key.previousUntil]) {
    if (end !== null && end <= now) throw new KeyExpired(end.toISOString());
  }
}

/** Which of the key's two secrets has this hash. Null: neither. */
function secretIn(shown: Uint8Array, { secretHash, previousHash }: StoredKey): 'current' | 'previous' | null {
  if (isSameHash(shown, secretHash)) return 'current';
  return previousHash !== null && isSameHash(shown, previousHash) ? 'previous' : null;
}

function identityOf({ id, role, playerId, ...bounds }: StoredKey): CallerIdentity {
  if (!isRole(role)) throw new Error(`key ${id} has the unknown role '${role}'`);
  return { keyId: id, role, ...(playerId !== null && { playerId }), ...boundsOf(bounds) };
}
