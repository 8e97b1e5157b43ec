import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/database/index.js';
import { boundsOf } from '../access/bounds.js';
import { Remembered } from '../access/remembered.js';
import { isRole } from '../access/roles.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import type { AccountRow } from '../accounts/account-row.js';
import { AccountDisabled, AccountEnded, LoginFailed } from '../accounts/account.problems.js';
import { Quotas } from '../quotas/quotas.js';
import { ACCESS_SECONDS, AccessTokens } from './access-tokens.js';
import {
  type EndedWhy,
  hashRefreshToken,
  isRefreshToken,
  mintRefreshToken,
  type SessionRow,
  SessionStore,
} from './session-store.js';
import { NoSession, RefreshInvalid, RefreshReused, SessionEnded, SessionNotFound } from './session.problems.js';

/** How long another process may go on honouring a session that was ended here. */
const BELIEVED_MS = 5_000;
const REMEMBERED_MAX = 10_000;

export interface OpenSession {
  readonly accountId: string;
  readonly playerId: string;
  readonly role: string;
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly refreshToken: string;
}

/** The session of a caller; throws `NoSession` for one with a key. */
export function sessionOf({ session }: CallerIdentity): NonNullable<CallerIdentity['session']> {
  if (session === undefined) throw new NoSession();
  return session;
}

/** Sessions of accounts: begun by a log-in, kept up by refresh tokens that are good once, ended by a log-out. */
@Injectable()
export class Sessions {
  private readonly logger = new Logger('identity');
  private readonly rows = new Remembered<SessionRow | null>(BELIEVED_MS, REMEMBERED_MAX);
  /** By tokens that have been verified, the sessions that their requests count for. */
  private readonly counted = new Remembered<string>(ACCESS_SECONDS * 1_000, REMEMBERED_MAX);

  constructor(
    private readonly store: SessionStore,
    private readonly tokens: AccessTokens,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `AccountDisabled`, `AccountEnded`, `QuotaExhausted`, or `LoginFailed` where the account has changed since it
   * was read.
   */
  async begin(account: AccountRow): Promise<OpenSession> {
    const refreshToken = mintRefreshToken();
    const id = await this.beginRow(account, hashRefreshToken(refreshToken));
    return this.opened({ id, account }, refreshToken);
  }

  /** Begins a session without tokens, for the cookie of a browser, and returns its id. Throws as `begin` does. */
  beginForBrowser(account: AccountRow): Promise<string> {
    return this.beginRow(account, null);
  }

  private async beginRow(account: AccountRow, refreshHash: Uint8Array<ArrayBuffer> | null): Promise<string> {
    if (account.disabledAt !== null) throw new AccountDisabled();
    this.requireNotEnded(account);
    const { role, playerId, id: keyId } = account;
    const id = await this.quotas.counting(
      'sessions.begin',
      { role, playerId, keyId },
      {
        work: () => this.store.begin(account, refreshHash),
        isNothing: (begun) => begun === null,
        hasKey: false,
      },
    );
    if (id === null) throw new LoginFailed();
    return id;
  }

  /** Throws `RefreshInvalid`, `SessionEnded`, or `RefreshReused`, which ends the session. */
  async refresh(presented: string): Promise<OpenSession> {
    if (!isRefreshToken(presented)) throw new RefreshInvalid();
    const next = mintRefreshToken();
    const exchanged = await this.store.exchange(hashRefreshToken(presented), hashRefreshToken(next));
    switch (exchanged.kind) {
      case 'exchanged':
        return this.opened(exchanged.session, next);
      case 'reused':
        this.rows.forget(exchanged.sessionId);
        this.logger.warn({ msg: 'a refresh token was used twice', sessionId: exchanged.sessionId });
        throw new RefreshReused();
      case 'ended':
        throw new SessionEnded();
      case 'unknown':
        throw new RefreshInvalid();
    }
  }

  /**
   * Who holds an access token. Throws `TokenInvalid`, `TokenExpired`, `SessionEnded`, `AccountDisabled` or
   * `AccountEnded`.
   */
  async identify(token: string): Promise<CallerIdentity> {
    const { sessionId } = await this.tokens.verify(token);
    await this.counted.get(token, () => Promise.resolve(sessionId));
    return this.callerOf(sessionId);
  }

  /** Who holds a session. Throws `SessionEnded`, `AccountDisabled` or `AccountEnded`. */
  async callerOf(sessionId: string): Promise<CallerIdentity> {
    const session = await this.rows.get(sessionId, () => this.store.find(sessionId));
    if (session === null || session.endedAt !== null || session.expiresAt <= this.clock.now()) {
      throw new SessionEnded();
    }
    const { id: accountId, role, playerId, disabledAt } = session.account;
    if (disabledAt !== null) throw new AccountDisabled();
    this.requireNotEnded(session.account);
    if (!isRole(role)) throw new Error(`account ${accountId} has the unknown role '${role}'`);
    const bounds = boundsOf(session.account);
    return { keyId: `session:${sessionId}`, role, playerId, session: { id: sessionId, accountId }, ...bounds };
  }

  /** The session of a token that has been verified a while ago: never waits. What became of it since is not asked. */
  knownSessionId(token: string): string | undefined {
    return this.counted.peek(token);
  }

  async end(sessionId: string, why: EndedWhy): Promise<void> {
    await this.store.end(sessionId, why);
    this.rows.forget(sessionId);
  }

  /** All sessions of an account, or all but one. */
  async endAll(accountId: string, why: EndedWhy, keptId?: string): Promise<void> {
    this.forget(await this.store.endAll(accountId, why, keptId));
  }

  /** One of an account, also one that has ended before. Throws `SessionNotFound` for one of somebody else. */
  async endOneOf(accountId: string, sessionId: string, why: EndedWhy): Promise<void> {
    const session = await this.store.find(sessionId);
    if (session?.accountId !== accountId) throw new SessionNotFound(sessionId);
    await this.end(sessionId, why);
  }

  /** Forgets remembered sessions that have ended. */
  forget(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.rows.forget(id);
  }

  private requireNotEnded({ expiresAt }: Pick<AccountRow, 'expiresAt'>): void {
    if (expiresAt !== null && expiresAt <= this.clock.now()) throw new AccountEnded(expiresAt.toISOString());
  }

  private async opened(
    { id, account }: Pick<SessionRow, 'id' | 'account'>,
    refreshToken: string,
  ): Promise<OpenSession> {
    const accessToken = await this.tokens.sign({ accountId: account.id, sessionId: id });
    const { playerId, role } = account;
    return { accountId: account.id, playerId, role, accessToken, expiresIn: ACCESS_SECONDS, refreshToken };
  }
}
