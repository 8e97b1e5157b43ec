import { Injectable } from '@nestjs/common';
import { ApiKeys } from '../access/api-keys.js';
import { Remembered } from '../access/remembered.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import type { AccountRow } from '../accounts/account-row.js';
import { SessionEnded } from '../sessions/session.problems.js';
import { Sessions } from '../sessions/sessions.js';
import { BrowserSessionStore, isBrowserToken, mintBrowserToken, type StandsFor } from './browser-session-store.js';

/** How long another process may accept a cookie that this process ended. */
const BELIEVED_MS = 5_000;
const REMEMBERED_MAX = 10_000;

export interface BrowserSession {
  /** For the cookie only. */
  readonly token: string;
  readonly expiresAt: Date;
  readonly caller: CallerIdentity;
}

/**
 * Log-ins of browsers, which have a cookie in the place of tokens. The cookie belongs to the session of an account, or
 * to a key, and ends with it at once. Every log-in makes a new cookie, so nobody can plant a prepared session.
 */
@Injectable()
export class BrowserSessions {
  private readonly rows = new Remembered<StandsFor | null>(BELIEVED_MS, REMEMBERED_MAX);

  constructor(
    private readonly store: BrowserSessionStore,
    private readonly sessions: Sessions,
    private readonly keys: ApiKeys,
  ) {}

  /** For an account whose password, or identity at the provider, has been proved. Throws as `Sessions.begin`. */
  async beginFor(account: AccountRow): Promise<BrowserSession> {
    const sessionId = await this.sessions.beginForBrowser(account);
    return this.begin({ sessionId });
  }

  /** For who holds a key. Throws as `ApiKeys.authenticate`. */
  async beginWithKey(key: string): Promise<BrowserSession> {
    return this.begin(await this.keys.proved(key));
  }

  /** Throws `SessionEnded`, and whatever ends the session or the key. */
  async identify(token: string): Promise<CallerIdentity> {
    if (!isBrowserToken(token)) throw new SessionEnded();
    const row = await this.rows.get(token, () => this.store.find(token));
    if (row === null) throw new SessionEnded();
    return this.callerOf(row);
  }

  /** By whom the rate limit counts it, if it was verified a moment ago. */
  knownId(token: string): string | undefined {
    const row = this.rows.peek(token);
    if (row === undefined || row === null) return undefined;
    return 'sessionId' in row ? row.sessionId : row.keyId;
  }

  /** The session of an account ends with the cookie, and a key stays valid. An invalid cookie has already ended. */
  async end(token: string): Promise<void> {
    const row = await this.store.find(token);
    await this.store.remove(token);
    this.rows.forget(token);
    if (row !== null && 'sessionId' in row) await this.sessions.end(row.sessionId, 'log-out');
  }

  private async begin(standsFor: StandsFor): Promise<BrowserSession> {
    const token = mintBrowserToken();
    const expiresAt = await this.store.insert(token, standsFor);
    return { token, expiresAt, caller: await this.callerOf(standsFor) };
  }

  private callerOf(row: StandsFor): Promise<CallerIdentity> {
    return 'sessionId' in row
      ? this.sessions.callerOf(row.sessionId)
      : this.keys.identifyProved(row.keyId, row.keyHash);
  }
}
