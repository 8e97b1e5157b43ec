import { Injectable } from '@nestjs/common';
import { AccountDisabled, AccountEnded } from '../accounts/account.problems.js';
import { looksLikeToken } from '../sessions/access-tokens.js';
import { SessionEnded, TokenExpired, TokenInvalid } from '../sessions/session.problems.js';
import { Sessions } from '../sessions/sessions.js';
import { KeyExpired, KeyInvalid, KeyMissing, KeyRevoked } from './access.problems.js';
import { ApiKeys } from './api-keys.js';
import { type CallerIdentity } from './roles.js';

const ENDS = [
  AccountDisabled,
  AccountEnded,
  KeyInvalid,
  KeyRevoked,
  KeyExpired,
  SessionEnded,
  TokenExpired,
  TokenInvalid,
];

/** From the Authorization header to a caller: the holder of a key, or of an access token. */
@Injectable()
export class Callers {
  constructor(
    private readonly keys: ApiKeys,
    private readonly sessions: Sessions,
  ) {}

  async identify(authorization: string | undefined): Promise<CallerIdentity> {
    if (authorization === undefined) throw new KeyMissing();
    const credentials = bearerIn(authorization);
    if (credentials === undefined) throw new KeyInvalid();
    return looksLikeToken(credentials) ? this.sessions.identify(credentials) : this.keys.authenticate(credentials);
  }

  /** Of a request that was answered before. One without credentials was to a public route. */
  async isStillGood(authorization: string | undefined): Promise<boolean> {
    if (authorization === undefined) return true;
    try {
      await this.identify(authorization);
      return true;
    } catch (error) {
      if (ENDS.some((End) => error instanceof End)) return false;
      throw error;
    }
  }

  /** The key or session by which the rate limit counts a request, if it was verified a moment ago: never waits. */
  known(authorization: string | undefined): string | undefined {
    const credentials = authorization === undefined ? undefined : bearerIn(authorization);
    if (credentials === undefined) return undefined;
    return looksLikeToken(credentials) ? this.sessions.knownSessionId(credentials) : this.keys.knownKeyId(credentials);
  }
}

function bearerIn(authorization: string): string | undefined {
  const [scheme = '', credentials = '', ...rest] = authorization.split(' ');
  return scheme.toLowerCase() === 'bearer' && rest.length === 0 ? credentials : undefined;
}
