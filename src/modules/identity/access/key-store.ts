import { Injectable } from '@nestjs/common';
import { PgPools, type Prisma, PrismaService } from '../../../platform/database/index.js';
import { endResetsOf } from '../accounts/password-store.js';
import type { Permission } from './rights.js';
import type { Role } from './roles.js';
import type { CallerIdentity } from './caller-identity.js';

/** The key in hand, and every key of the caller's player: a lost device is seen to from another one. */
export const isOwnKey = (
  { keyId, playerId }: CallerIdentity,
  key: { readonly id: string; readonly playerId: string | null },
): boolean => key.id === keyId || (playerId !== undefined && key.playerId === playerId);

/** Which keys a caller sees as own: see `isOwnKey`. */
export const ownKeys = ({
  keyId,
  playerId,
}: CallerIdentity): { readonly id: string } | { readonly playerId: string } =>
  playerId === undefined ? { id: keyId } : { playerId };

/** What the check of a key needs of its row. */
export interface StoredKey {
  readonly id: string;
  readonly role: string;
  readonly playerId: string | null;
  /** Empty for all that the role may. */
  readonly scopes: readonly string[];
  readonly secretHash: Uint8Array;
  /** The secret before the last rotation, and how long it is good. */
  readonly previousHash: Uint8Array | null;
  readonly previousUntil: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** Set while the account of its player is disabled. */
  readonly accountDisabledAt: Date | null;
  readonly lastUsedAt: Date | null;
}

export interface KeyFilter {
  readonly player?: string | undefined;
  readonly role?: Role | undefined;
  /** Whether it could be used now, as far as the key itself goes. */
  readonly active?: boolean | undefined;
  readonly issuedBy?: string | undefined;
}

interface NewKey {
  readonly id: string;
  readonly role: Role;
  readonly secretHash: Uint8Array<ArrayBuffer>;
  readonly playerId: string | null;
  readonly label: string | null;
  readonly scopes: readonly Permission[];
  readonly expiresAt: Date | null;
  /** The key or session that makes it. */
  readonly issuedBy: string;
}

export type KeyRow = Prisma.ApiKeyGetPayload<object>;

/** These two are asked for with nearly every request that comes after a pause. */
const FOR_USE = `
select k.id, k.role, k.player_id::text as "playerId", coalesce(k.scopes, '{}') as scopes, k.secret_hash as "secretHash",
  k.previous_hash as "previousHash", k.previous_until as "previousUntil", k.expires_at as "expiresAt",
  k.revoked_at as "revokedAt", a.disabled_at as "accountDisabledAt", k.last_used_at as "lastUsedAt"
from api_keys k left join accounts a on a.player_id = k.player_id where k.id = $1`;

const USED = `update api_keys set last_used_at = $2 where id = $1`;

/** The rows of keys. A key is never removed: recorded events name it. */
@Injectable()
export class KeyStore {
  constructor(
    private readonly prisma: PrismaService,
    private readonly pools: PgPools,
  ) {}

  find(id: string): Promise<KeyRow | null> {
    return this.prisma.apiKey.findUnique({ where: { id } });
  }

  /** With what its player's account says of it. */
  async findForUse(id: string): Promise<StoredKey | null> {
    const { rows } = await this.pools.app.query<StoredKey>(FOR_USE, [id]);
    return rows[0] ?? null;
  }

  /** The newest first; `before` is the time and the id where the last page ended. */
  async list(
    whose: { readonly id?: string; readonly playerId?: string },
    { player, role, active, issuedBy }: KeyFilter,
    before: readonly [createdAt: string, id: string] | null,
    count: number,
  ): Promise<readonly KeyRow[]> {
    const isActive = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] };
    const [createdAt = '', id = ''] = before ?? [];
    return this.prisma.apiKey.findMany({
      where: {
        AND: [
          whose,
          player === undefined ? {} : { playerId: player },
          role === undefined ? {} : { role },
          issuedBy === undefined ? {} : { issuedBy },
          active === undefined ? {} : active ? isActive : { NOT: isActive },
          before === null ? {} : { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] },
        ],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: count,
    });
  }

  async insert({ scopes, ...key }: NewKey, tx: Prisma.TransactionClient): Promise<KeyRow> {
    return tx.apiKey.create({ data: { ...key, scopes: [...scopes] } });
  }

  /** Revoking twice is revoking once. Unused password resets that the key issued end with it. */
  async revoke(id: string, revokedBy: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await tx.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date(), revokedBy } });
      await endResetsOf(tx, [id]);
    });
  }

  /** Gives a key another secret if its secret is unchanged since the read; false if another request was faster. */
  async rotate({ id, secretHash }: KeyRow, next: Uint8Array<ArrayBuffer>, previousUntil: Date): Promise<boolean> {
    const { count } = await this.prisma.apiKey.updateMany({
      where: { id, secretHash, revokedAt: null },
      data: { secretHash: next, previousHash: secretHash, previousUntil },
    });
    return count > 0;
  }

  async used(id: string, at: Date): Promise<void> {
    await this.pools.app.query(USED, [id, at]);
  }

  /** Whether anybody may administer, by a key or an account. */
  async hasAdmin(): Promise<boolean> {
    const good = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] };
    const [keys, accounts] = await Promise.all([
      this.prisma.apiKey.count({ where: { role: 'admin', ...good } }),
      this.prisma.account.count({ where: { role: 'admin', disabledAt: null } }),
    ]);
    return keys + accounts > 0;
  }

  /** Makes this the only key that a start of the service has left behind; false for one that somebody has revoked. */
  async replaceBootstrapKey(id: string, secretHash: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const known = await this.find(id);
    if (known !== null && known.revokedBy !== null) return false;
    const key = { role: 'admin', label: 'bootstrap', secretHash, bootstrap: true, revokedAt: null };
    await this.prisma.$transaction([
      this.prisma.apiKey.updateMany({
        where: { bootstrap: true, revokedAt: null, id: { not: id } },
        data: { revokedAt: new Date() },
      }),
      this.prisma.apiKey.upsert({ where: { id }, create: { id, ...key }, update: key }),
    ]);
    return true;
  }
}
