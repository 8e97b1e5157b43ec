import { Injectable } from '@nestjs/common';
import { KeyStore } from './access/key-store.js';
import { formatKey, hashSecret, mintKey, parseKey } from './access/key-token.js';

/** The first way in: without it nobody could make a key. */
@Injectable()
export class IdentityBootstrap {
  constructor(private readonly store: KeyStore) {}

  /**
   * Makes an admin key and revokes those of earlier starts. A pinned key (KIFU_ADMIN_KEY) is taken as it is, for scripts
   * that must know it beforehand.
   */
  async issueAdminKey(pinned?: string): Promise<string> {
    const token = pinned === undefined ? mintKey() : parseKey(pinned);
    if (token === undefined) {
      throw new Error('KIFU_ADMIN_KEY must look like kifu_<16 of a-z0-9>_<43 of A-Za-z0-9_->');
    }
    await this.store.replaceBootstrapKey(token.id, hashSecret(token.secret));
    return formatKey(token);
  }
}
