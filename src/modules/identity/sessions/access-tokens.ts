import { Injectable } from '@nestjs/common';
import { errors, importJWK, jwtVerify, SignJWT } from 'jose';
import { Clock } from '../../../platform/database/index.js';
import { TokenExpired, TokenInvalid } from './session.problems.js';
import { ALGORITHM, SigningKeys } from './signing-keys.js';

/** Short, because a token is good by itself wherever the session behind it is not looked up. */
export const ACCESS_SECONDS = 600;

/** All processes use the clock of the database; what remains is the time that asking it took. */
const SKEW_SECONDS = 30;

const ISSUER = 'kifu';
const TYPE = 'at+jwt';

export interface Access {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Access tokens: JSON Web Tokens (RFC 9068) that say which session somebody holds, and nothing that could change. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
  ) {}

  async sign({ accountId, sessionId }: Access): Promise<string> {
    const { id, jwk } = await this.keys.current();
    const now = this.clock.now();
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, kid: id, typ: TYPE })
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setSubject(accountId)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + ACCESS_SECONDS * 1_000))
      .sign(await importJWK(jwk, ALGORITHM));
  }

  /** Throws `TokenInvalid` or `TokenExpired`. Of a token from the future nothing is believed. */
  async verify(token: string): Promise<Access> {
    try {
      const { payload } = await jwtVerify(token, async (header) => (await this.keys.verifierFor(header.kid))(header), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: ISSUER,
        typ: TYPE,
        currentDate: this.clock.now(),
        clockTolerance: SKEW_SECONDS,
        maxTokenAge: ACCESS_SECONDS,
        requiredClaims: ['sub', 'sid', 'exp'],
      });
      const { sub, sid } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string') throw new TokenInvalid();
      return { accountId: sub, sessionId: sid };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new TokenExpired();
      if (error instanceof errors.JOSEError) throw new TokenInvalid();
      throw error;
    }
  }
}

/** What is no key and has the three parts of a token is asked of this file. */
export const looksLikeToken = (credentials: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(credentials);
