import { Injectable, type OnModuleInit } from '@nestjs/common';
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose';
import { inTransaction, PgPools } from '../../../platform/database/index.js';
import { Secrets, type StoredSecret } from '../../../platform/secrets/index.js';
import { Remembered } from '../access/remembered.js';
import {
  ADD_SIGNING_KEY,
  FORGET_SIGNING_KEYS,
  LOCK_SIGNING_KEYS,
  PUBLISHED_KEYS,
  REPLACE_PRIVATE_KEY,
  RETIRE_SIGNING_KEYS,
  SIGNING_KEYS_NOW,
  STORED_PRIVATE_KEYS,
  WITHDRAW_SIGNING_KEYS,
} from './signing-keys.sql.js';

export const ALGORITHM = 'EdDSA';

/** What their secrets are called (platform/secrets). */
const KIND = 'signing key';

/** A key signs for so long. */
const SIGNS_DAYS = 30;
/** The next one is published so long before it signs, so that whoever keeps a copy of the list has it by then. */
const AHEAD_HOURS = 24;
/** A key that has stopped to sign is published until its last tokens are over. */
const KEPT_MINUTES = 60;

const KEYS_BELIEVED_MS = 5_000;

interface SigningKey {
  readonly id: string;
  readonly jwk: JWK;
}

interface SigningKeyRow {
  readonly id: string;
  /** A JWK, wrapped. */
  readonly private_key: string;
  /** Until no key signs any more. */
  readonly hours_left: number;
}

export interface PublishedKey {
  readonly id: string;
  readonly public_jwk: JWK;
}

/** The keys that sign access tokens. They are in the database, for all processes; each is made when it is first needed. */
@Injectable()
export class SigningKeys implements OnModuleInit {
  private readonly signing = new Remembered<SigningKey>(KEYS_BELIEVED_MS, 1);
  private readonly published = new Remembered<readonly JWK[]>(KEYS_BELIEVED_MS, 1);

  constructor(
    private readonly pools: PgPools,
    private readonly secrets: Secrets,
  ) {}

  async onModuleInit(): Promise<void> {
    const { app } = this.pools;
    await app.query(FORGET_SIGNING_KEYS);
    const { rows } = await app.query<StoredSecret>(STORED_PRIVATE_KEYS);
    await this.secrets.renew(KIND, rows, (id, from, to) => app.query(REPLACE_PRIVATE_KEY, [id, from, to]));
  }

  /** The one that signs now. */
  current(): Promise<SigningKey> {
    return this.signing.get('', () => this.readOrMake());
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

  /**
   * From now on another key signs; the id of it. Tokens of the keys before are good until their time is over, unless those
   * keys are withdrawn. Other processes follow within five seconds.
   */
  async rotate({ withdraw }: { readonly withdraw: boolean }): Promise<string> {
    await this.make(withdraw ? WITHDRAW_SIGNING_KEYS : RETIRE_SIGNING_KEYS);
    this.signing.forgetAll();
    this.published.forgetAll();
    return (await this.current()).id;
  }

  private async readOrMake(): Promise<SigningKey> {
    const known = await this.keyNow();
    if (known !== undefined && known.hours_left > AHEAD_HOURS) return this.opened(known);
    await this.make();
    this.published.forgetAll();
    const made = await this.keyNow();
    if (made === undefined) throw new Error('no key signs right after one was made');
    return this.opened(made);
  }

  private async keyNow(): Promise<SigningKeyRow | undefined> {
    return (await this.pools.app.query<SigningKeyRow>(SIGNING_KEYS_NOW)).rows[0];
  }

  /** What is read is what `make` has written: an authenticated cipher lets nothing else through. */
  private async opened({ id, private_key: wrapped }: SigningKeyRow): Promise<SigningKey> {
    return { id, jwk: JSON.parse(await this.secrets.unwrap(`${KIND} ${id}`, wrapped)) as JWK };
  }

  /** One process makes it, after `first`; the others find that there is one. */
  private async make(first?: string): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
    const id = await calculateJwkThumbprint(publicKey);
    const open = { kid: id, alg: ALGORITHM, use: 'sig' };
    const publicJwk = { ...(await exportJWK(publicKey)), ...open };
    const privateJwk = { ...(await exportJWK(privateKey)), ...open };
    const wrapped = await this.secrets.wrap(`${KIND} ${id}`, JSON.stringify(privateJwk));
    await inTransaction(this.pools.app, async (client) => {
      await client.query(LOCK_SIGNING_KEYS);
      if (first !== undefined) await client.query(first);
      await client.query(ADD_SIGNING_KEY, [id, publicJwk, wrapped, SIGNS_DAYS, AHEAD_HOURS]);
    });
  }
}
