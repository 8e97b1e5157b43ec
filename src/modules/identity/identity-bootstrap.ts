import { Injectable } from '@nestjs/common';
import { KeyStore } from './access/key-store.js';
import { formatKey, hashSecret, mintKey, parseKey } from './access/key-token.js';

/** The first way in: without it nobody could make a key. */
@Injectable()
export class IdentityBootstrap {
  constructor(private readonly store: KeyStore) {}

  /**
   * Makes an admin key and revokes those of earlier starts. A pinned key (KIFU_ADMIN_KEY) is taken as it is, for scripts
   * that must know it beforehand; it must be one (`isKey`).
   */
  async issueAdminKey(pinned?: string): Promise<string> {
    const token = pinned === undefined ? mintKey() : parseKey(pinned);
    if (token === undefined) throw new Error('the pinned key is none');
    await this.store.replaceBootstrapKey(token.id, hashSecret(token.secret));
    return formatKey(token);
  }
}
