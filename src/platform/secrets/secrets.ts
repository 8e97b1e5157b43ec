import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, errors } from 'jose';
import { SecretUnreadable } from './secrets.errors.js';
import { type WrappingKey, wrappingKeyOf } from './wrapping-key.js';

export interface StoredSecret {
  readonly id: string;
  readonly secret: string;
}

/** A compact JWE without a wrapped key of its own: five parts, the second of them empty. */
const WRAPPED = /^eyJ[\w-]+\.\.[\w-]+\.[\w-]*\.[\w-]+$/;

/**
 * Secrets at rest: JSON Web Encryption (RFC 7516), AES-256-GCM with the key of the operator. A reader of the database,
 * or a copy of it, gets nothing that they could use. Each is bound to its name: moved to another row it can't be read.
 */
export class Secrets {
  private readonly current: WrappingKey;
  private readonly readable: readonly WrappingKey[];

  /** Both in base64; what is wrapped with the previous one can be read. */
  constructor(key: string, previousKey?: string) {
    this.current = wrappingKeyOf(key);
    this.readable = [this.current, ...(previousKey === undefined ? [] : [wrappingKeyOf(previousKey)])];
  }

  /** `name` is where the secret belongs, like `webhook 0193…`. */
  wrap(name: string, secret: string): Promise<string> {
    return new CompactEncrypt(new TextEncoder().encode(secret))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: this.current.id, name })
      .encrypt(this.current.bytes);
  }

  /** Throws `SecretUnreadable`, also for what was never wrapped. */
  async unwrap(name: string, stored: string): Promise<string> {
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(
        stored,
        ({ kid }) => this.readable.find(({ id }) => id === kid)?.bytes ?? new Uint8Array(),
        { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
      );
      if (protectedHeader['name'] !== name) throw new SecretUnreadable(name);
      return new TextDecoder().decode(plaintext);
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw new SecretUnreadable(name, error);
      throw error;
    }
  }

  /**
   * A secret of 256 bits that follows from the operator's key, a name and a salt (HKDF, RFC 5869), in base64url: the
   * same again whenever it is asked for.
   */
  derive(name: string, salt: string): string {
    return derived(this.current, name, salt);
  }

  /** What `derive` gives, and what it gave with the previous key. */
  derivable(name: string, salt: string): readonly string[] {
    return this.readable.map((key) => derived(key, name, salt));
  }

  /**
   * At a start: wraps with the key of now what an older version stored as it was, and what the previous key has
   * wrapped. `replace` changes the row if it still holds `from`, so that processes may start together. Throws
   * `SecretUnreadable`.
   */
  async renew(
    kind: string,
    stored: readonly StoredSecret[],
    replace: (id: string, from: string, to: string) => Promise<unknown>,
  ): Promise<void> {
    for (const { id, secret } of stored) {
      const name = `${kind} ${id}`;
      const plain = WRAPPED.test(secret) ? await this.unwrap(name, secret) : secret;
      if (!this.isCurrent(secret)) await replace(id, secret, await this.wrap(name, plain));
    }
  }

  private isCurrent(stored: string): boolean {
    return WRAPPED.test(stored) && decodeProtectedHeader(stored).kid === this.current.id;
  }
}

const derived = ({ bytes }: WrappingKey, name: string, salt: string): string =>
  Buffer.from(hkdfSync('sha256', bytes, salt, name, 32)).toString('base64url');
