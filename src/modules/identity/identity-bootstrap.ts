import { Injectable } from '@nestjs/common';
import { ConfigInvalid } from '../../platform/config/index.js';
import { KeyStore } from './access/key-store.js';
import { formatKey, hashSecret, mintKey, parseKey } from './access/key-token.js';

/** The first way in: without it nobody could make a key. */
@Injectable()
export class IdentityBootstrap {
  constructor(private readonly store: KeyStore) {}

  /**
   * Makes an admin key and revokes those of earlier starts. A pinned key (KIFU_ADMIN_KEY) is taken as it is, for
   * scripts that must know it beforehand; it must be one (`isKey`), and a key that was revoked is not made good again
   * by a start.
   */
  async issueAdminKey(pinned?: string): Promise<string> {
    const token = pinned === undefined ? mintKey() : parseKey(pinned);
    if (token === undefined) throw new Error('the pinned key is none');
    if (!(await this.store.replaceBootstrapKey(token.id, hashSecret(token.secret)))) {
      throw new ConfigInvalid(['KIFU_ADMIN_KEY was revoked: set another one']);
    }
    return formatKey(token);
  }

  /** Whether anybody may administer, by a key or an account. */
  hasAdmin(): Promise<boolean> {
    return this.store.hasAdmin();
  }
}
