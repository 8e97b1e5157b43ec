import { Injectable, type OnModuleInit } from '@nestjs/common';
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose';
import { inTransaction, PgPools } from '../../../platform/database/index.js';
import { Secrets, type StoredSecret } from '../../../platform/secrets/index.js';
import { Remembered } from '../access/remembered.js';

/** The one that signs, and for how long one is there to sign. */
const SIGNING_KEYS_NOW = `
select id, private_key,
  extract(epoch from (select max(signs_until) from signing_keys) - now())::float8 / 3600 as hours_left
from signing_keys
where signs_from <= now() and signs_until > now() order by signs_until desc limit 1`;

const PUBLISHED_KEYS = `
select id, public_jwk from signing_keys where signs_until + make_interval(mins => $1) > now() order by signs_from, id`;

/** Held until the end of the transaction. Any number works that no other code locks. */
const LOCK_SIGNING_KEYS = `select pg_advisory_xact_lock(hashtextextended('kifu signing keys', 0))`;

/** Begins where the last one ends; adds nothing if that is still far away, because another process was faster. */
const ADD_SIGNING_KEY = `
insert into signing_keys (id, public_jwk, private_key, signs_from, signs_until)
select $1, $2, $3, begins, begins + make_interval(days => $4)
from (select greatest(now(), coalesce(max(signs_until), now())) as begins, max(signs_until) as last from signing_keys) k
where last is null or last < now() + make_interval(hours => $5)`;

/** Ends who signs now, and who was to sign later: the next one begins now. */
const RETIRE_SIGNING_KEYS = `
with later as (delete from signing_keys where signs_from > now())
update signing_keys set signs_until = now() where signs_from <= now() and signs_until > now()`;

const WITHDRAW_SIGNING_KEYS = `delete from signing_keys`;

/** Whose last tokens have been over for a day. */
const FORGET_SIGNING_KEYS = `delete from signing_keys where signs_until < now() - interval '1 day'`;

const STORED_PRIVATE_KEYS = `select id, private_key as secret from signing_keys`;

const REPLACE_PRIVATE_KEY = `update signing_keys set private_key = $3 where id = $1 and private_key = $2`;

export const ALGORITHM = 'EdDSA';

/** What their secrets are called (platform/secrets). */
const KIND = 'signing key';

/** A key signs for so long. */
const SIGNS_DAYS = 30;
/** The next one is published so long before it signs, so that copies of the list have it by then. */
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

interface PublishedKey {
  readonly id: string;
  readonly public_jwk: JWK;
}

/**
 * The keys that sign access tokens. They are in the database, for all processes; each is made when it is first needed.
 */
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
   * From now on another key signs; the id of it. Tokens of the keys before are good until their time is over, unless
   * those keys are withdrawn. Other processes follow within five seconds.
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
