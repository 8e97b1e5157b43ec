import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';

/** 256 random bits, of which a plain hash is kept. Its form is one that logs leave out. */
export const mintBrowserToken = (): string => `kifu_browser_${randomBytes(32).toString('base64url')}`;

const TOKEN = /^kifu_browser_[A-Za-z0-9_-]{43}$/;
export const isBrowserToken = (text: string): boolean => TOKEN.test(text);

const hashOf = (token: string): Buffer => Buffer.from(hash('sha256', token, 'buffer'));

/** The session or the key behind a cookie, by its secret. */
export type StandsFor = { readonly sessionId: string } | { readonly keyId: string; readonly keyHash: Uint8Array };

/** A log-in by key lasts for a day; one to an account, as long as its session. */
const INSERT = `
insert into browser_sessions (hash, session_id, key_id, key_hash, expires_at)
values ($1, $2::uuid, $3, $4,
  coalesce((select expires_at from sessions where id = $2::uuid), now() + interval '1 day'))
returning expires_at as "expiresAt"`;

const FIND = `
select session_id::text as "sessionId", key_id as "keyId", key_hash as "keyHash" from browser_sessions
where hash = $1 and expires_at > now()`;

const REMOVE = `delete from browser_sessions where hash = $1`;

/** A few at a time. */
const FORGET_OLD = `
delete from browser_sessions where hash in
  (select hash from browser_sessions where expires_at < now() limit 10 for update skip locked)`;

interface Row {
  readonly sessionId: string | null;
  readonly keyId: string | null;
  readonly keyHash: Uint8Array | null;
}

/** The rows of browsers' cookies. */
@Injectable()
export class BrowserSessionStore {
  constructor(private readonly pools: PgPools) {}

  /** When it ends. */
  async insert(token: string, standsFor: StandsFor): Promise<Date> {
    await this.pools.app.query(FORGET_OLD);
    const { sessionId, keyId, keyHash } = { sessionId: null, keyId: null, keyHash: null, ...standsFor };
    const values = [hashOf(token), sessionId, keyId, keyHash];
    const { rows } = await this.pools.app.query<{ expiresAt: Date }>(INSERT, values);
    const [row] = rows;
    if (row === undefined) throw new Error('the cookie of a browser was not stored');
    return row.expiresAt;
  }

  async find(token: string): Promise<StandsFor | null> {
    const { rows } = await this.pools.app.query<Row>(FIND, [hashOf(token)]);
    const [row] = rows;
    if (row === undefined) return null;
    const { sessionId, keyId, keyHash } = row;
    if (sessionId !== null) return { sessionId };
    return keyId === null || keyHash === null ? null : { keyId, keyHash };
  }

  async remove(token: string): Promise<void> {
    await this.pools.app.query(REMOVE, [hashOf(token)]);
  }
}
