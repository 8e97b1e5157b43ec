import { Injectable } from '@nestjs/common';
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose';
import { PgPools } from '../../../platform/database/index.js';
import { Remembered } from '../access/remembered.js';
import { ADD_SIGNING_KEY, LOCK_SIGNING_KEYS, PUBLISHED_KEYS, SIGNING_KEYS_NOW } from './signing-keys.sql.js';

export const ALGORITHM = 'EdDSA';

/** A key signs for so long. */
const SIGNS_DAYS = 30;
/** The next one is published so long before it signs, so that whoever keeps a copy of the list has it by then. */
const AHEAD_HOURS = 24;
/** A key that has stopped to sign is published until its last tokens are over. */
const KEPT_MINUTES = 60;

const KEYS_BELIEVED_MS = 5_000;

interface SigningKeyRow {
  readonly id: string;
  readonly private_jwk: JWK;
  /** Until no key signs any more. */
  readonly hours_left: number;
}

export interface PublishedKey {
  readonly id: string;
  readonly public_jwk: JWK;
}

/** The keys that sign access tokens. They are in the database, for all processes; each is made when it is first needed. */
@Injectable()
export class SigningKeys {
  private readonly signing = new Remembered<SigningKeyRow>(KEYS_BELIEVED_MS, 1);
  private readonly published = new Remembered<readonly JWK[]>(KEYS_BELIEVED_MS, 1);

  constructor(private readonly pools: PgPools) {}

  /** The one that signs now. */
  async current(): Promise<{ readonly id: string; readonly jwk: JWK }> {
    const { id, private_jwk: jwk } = await this.signing.get('', () => this.readOrMake());
    return { id, jwk };
  }

  /** Public halves of all keys whose tokens may still be good, and of the next one. */
  async publicKeys(): Promise<readonly JWK[]> {
    return this.published.get('', async () => {
      await this.current();
      const { rows } = await this.pools.app.query<PublishedKey>(PUBLISHED_KEYS, [KEPT_MINUTES]);
      return rows.map(({ public_jwk: jwk }) => jwk);
    });
  }

  /** Finds the key that a token names; a key that was made a moment ago is looked for anew. */
  async verifierFor(keyId: string | undefined): Promise<ReturnType<typeof createLocalJWKSet>> {
    const keys = await this.publicKeys();
    if (keyId === undefined || keys.some(({ kid }) => kid === keyId)) return createLocalJWKSet({ keys: [...keys] });
    this.published.forgetAll();
    return createLocalJWKSet({ keys: [...(await this.publicKeys())] });
  }

  private async readOrMake(): Promise<SigningKeyRow> {
    const [known] = await this.keysNow();
    if (known !== undefined && known.hours_left > AHEAD_HOURS) return known;
    await this.make();
    this.published.forgetAll();
    const [made] = await this.keysNow();
    if (made === undefined) throw new Error('no key signs right after one was made');
    return made;
  }

  private async keysNow(): Promise<readonly SigningKeyRow[]> {
    return (await this.pools.app.query<SigningKeyRow>(SIGNING_KEYS_NOW)).rows;
  }

  /** One process makes it; the others find that there is one. */
  private async make(): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
    const id = await calculateJwkThumbprint(publicKey);
    const open = { kid: id, alg: ALGORITHM, use: 'sig' };
    const publicJwk = { ...(await exportJWK(publicKey)), ...open };
    const privateJwk = { ...(await exportJWK(privateKey)), ...open };
    const client = await this.pools.app.connect();
    try {
      await client.query('begin');
      await client.query(LOCK_SIGNING_KEYS);
      await client.query(ADD_SIGNING_KEY, [id, publicJwk, privateJwk, SIGNS_DAYS, AHEAD_HOURS]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
}
