import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { Clock, PrismaService } from '../../../platform/database/index.js';
import { OidcLoginUnknown } from './oidc.problems.js';
import { type LoginChecks, OidcProvider, type ProvenIdentity } from './provider.js';

export const LOGIN_SECONDS = 600;

export interface BegunLogin {
  readonly authorizationUrl: string;
  /** Proves, when the person comes back, that it is who began. */
  readonly secret: string;
  readonly expiresIn: number;
}

/**
 * Log-ins on their way through the provider. The browser that begins one gets a secret, without which it cannot be
 * ended: else somebody could be made to finish the log-in of another one, and would not notice whose account they are
 * in.
 */
@Injectable()
export class OidcLogins {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: OidcProvider,
    private readonly clock: Clock,
  ) {}

  async begin(): Promise<BegunLogin> {
    const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
    const authorizationUrl = await this.provider.authorizationUrl(checks);
    const secret = `kifu_login_${randomBytes(32).toString('base64url')}`;
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LOGIN_SECONDS * 1_000);
    await this.prisma.oidcLogin.deleteMany({ where: { expiresAt: { lt: now } } });
    await this.prisma.oidcLogin.create({ data: { secretHash: hashOf(secret), ...checks, expiresAt } });
    return { authorizationUrl, secret, expiresIn: LOGIN_SECONDS };
  }

  /** The identity that returned. A log-in works once, also if it fails. Throws `OidcLoginUnknown` or `OidcRefused`. */
  async finish(secret: string, query: string): Promise<ProvenIdentity> {
    return this.provider.prove(query, await this.take(secret));
  }

  private async take(secret: string): Promise<LoginChecks> {
    const secretHash = hashOf(secret);
    const login = await this.prisma.oidcLogin.findUnique({ where: { secretHash } });
    const { count } = await this.prisma.oidcLogin.deleteMany({ where: { secretHash } });
    if (login === null || count === 0 || login.expiresAt <= this.clock.now()) throw new OidcLoginUnknown();
    return login;
  }
}

const hashOf = (secret: string): Buffer<ArrayBuffer> => Buffer.from(hash('sha256', secret, 'buffer'));
