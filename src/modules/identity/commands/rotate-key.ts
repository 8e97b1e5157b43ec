import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/database/index.js';
import { KeyBusy, KeyNotFound, KeyNotRotatable } from '../access/access.problems.js';
import { ApiKeys } from '../access/api-keys.js';
import { requireWithin } from '../access/bounds.js';
import { KeyStore } from '../access/key-store.js';
import { formatKey, hashSecret, mintKey } from '../access/key-token.js';
import { Rights } from '../access/rights.service.js';
import type { CallerIdentity } from '../access/caller-identity.js';

interface RotatedKey {
  readonly id: string;
  /** The whole key, this once. */
  readonly key: string;
  /** Until then the secret before is good as well. */
  readonly previousUntil: string;
}

/** Gives a key another secret. The old secret works for a while, so that clients have time to change it. */
export class RotateKey extends Command<RotatedKey> {
  constructor(
    readonly keyId: string,
    readonly graceSeconds: number,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(RotateKey)
export class RotateKeyHandler implements ICommandHandler<RotateKey> {
  constructor(
    private readonly store: KeyStore,
    private readonly keys: ApiKeys,
    private readonly rights: Rights,
    private readonly clock: Clock,
  ) {}

  async execute({ keyId, graceSeconds, caller }: RotateKey): Promise<RotatedKey> {
    if (caller.keyId !== keyId) await this.rights.require(caller, 'keys.manage-any');
    const row = await this.store.find(keyId);
    if (row === null) throw new KeyNotFound(keyId);
    // The caller who gives a key another secret holds it from then on.
    requireWithin(caller, row);
    // An ended key does not come back to life, and the bootstrap key is pinned or made anew by each start.
    if (row.revokedAt !== null || row.bootstrap || this.hasEnded(row.expiresAt)) throw new KeyNotRotatable(keyId);
    const { secret } = mintKey();
    const previousUntil = new Date(this.clock.now().getTime() + graceSeconds * 1_000);
    if (!(await this.store.rotate(row, hashSecret(secret), previousUntil))) throw new KeyBusy(keyId);
    this.keys.forget(keyId);
    return { id: keyId, key: formatKey({ id: keyId, secret }), previousUntil: previousUntil.toISOString() };
  }

  private hasEnded(expiresAt: Date | null): boolean {
    return expiresAt !== null && expiresAt <= this.clock.now();
  }
}
