import { Injectable, Optional } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { AccountDisabled, AccountEnded } from '../accounts/account.problems.js';
import { BrowserSessions } from '../browsers/browser-sessions.js';
import { cookieOf } from '../browsers/cookie.js';
import { isFromElsewhere, requireOwnPage } from '../browsers/own-page.js';
import { looksLikeToken } from '../sessions/access-tokens.js';
import { SessionEnded, TokenExpired, TokenInvalid } from '../sessions/session.problems.js';
import { Sessions } from '../sessions/sessions.js';
import { KeyExpired, KeyInvalid, KeyMissing, KeyRevoked } from './access.problems.js';
import { ANYBODY } from './anybody.js';
import { ApiKeys } from './api-keys.js';
import type { CallerIdentity } from './caller-identity.js';

const ENDS = [
  AccountDisabled,
  AccountEnded,
  KeyInvalid,
  KeyMissing,
  KeyRevoked,
  KeyExpired,
  SessionEnded,
  TokenExpired,
  TokenInvalid,
];

/**
 * From a request to a caller: the holder of a key, of an access token, or of a browser's cookie; or anybody, who reads.
 */
@Injectable()
export class Callers {
  private readonly publicReading: boolean;

  constructor(
    private readonly keys: ApiKeys,
    private readonly sessions: Sessions,
    private readonly browsers: BrowserSessions,
    @Optional() config?: Config,
  ) {
    this.publicReading = config?.publicReading ?? true;
  }

  /** The header goes before the cookie, which the browser adds by itself. `reads`: its route changes nothing. */
  async of(request: FastifyRequest, reads = false): Promise<CallerIdentity> {
    const { authorization } = request.headers;
    if (authorization !== undefined) return this.identify(authorization);
    const cookie = this.cookieIn(request);
    if (cookie !== undefined) {
      requireOwnPage(request);
      return this.browsers.identify(cookie);
    }
    if (this.publicReading && (reads || isRead(request))) return ANYBODY;
    throw new KeyMissing();
  }

  /** Whether the credentials of a request that is still open remain valid. */
  async isStillGood(request: FastifyRequest): Promise<boolean> {
    if (request.headers.authorization === undefined && this.cookieIn(request) === undefined) return true;
    try {
      await this.of(request);
      return true;
    } catch (error) {
      if (this.isEnd(error)) return false;
      throw error;
    }
  }

  /** Whether the error says that a key or session is invalid. */
  isEnd(error: unknown): boolean {
    return ENDS.some((End) => error instanceof End);
  }

  /** The key or session by which the rate limit counts a request, if it was verified a moment ago: never waits. */
  known(request: FastifyRequest): string | undefined {
    const { authorization } = request.headers;
    if (authorization === undefined) {
      const cookie = this.cookieIn(request);
      return cookie === undefined ? undefined : this.browsers.knownId(cookie);
    }
    const credentials = bearerIn(authorization);
    if (credentials === undefined) return undefined;
    return looksLikeToken(credentials) ? this.sessions.knownSessionId(credentials) : this.keys.knownKeyId(credentials);
  }

  private async identify(authorization: string): Promise<CallerIdentity> {
    const credentials = bearerIn(authorization);
    if (credentials === undefined) throw new KeyInvalid();
    return looksLikeToken(credentials) ? this.sessions.identify(credentials) : this.keys.authenticate(credentials);
  }

  /** To what another site has a browser read, the cookie adds nothing: it is answered as anybody is. */
  private cookieIn(request: FastifyRequest): string | undefined {
    return isRead(request) && isFromElsewhere(request) ? undefined : cookieOf(request);
  }
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function bearerIn(authorization: string): string | undefined {
  const [scheme = '', credentials = '', ...rest] = authorization.split(' ');
  return scheme.toLowerCase() === 'bearer' && rest.length === 0 ? credentials : undefined;
}
