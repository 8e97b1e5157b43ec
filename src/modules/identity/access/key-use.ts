import { Injectable, Logger } from '@nestjs/common';
import { KeyStore, type StoredKey } from './key-store.js';

/** Often enough to find keys that nobody uses any more, seldom enough to cost a busy key nothing. */
const NOTED_EVERY_MS = 60_000;
const NOTED_MAX = 10_000;

/** Notes when a key was last used. Nobody waits for it, and a note that is lost is made again a minute later. */
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
