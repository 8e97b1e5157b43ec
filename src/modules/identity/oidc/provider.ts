import { Injectable, Optional } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
  ResponseBodyError,
} from 'openid-client';
import { Config, type OidcSettings } from '../../../platform/config/index.js';
import { OidcNotConfigured, OidcRefused, OidcUnavailable } from './oidc.problems.js';
import { isSubject } from './subject.js';

/** What a log-in is held to when it comes back. */
export interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** As the provider calls the person, where it does. */
  readonly name: string | undefined;
}

/** Where the redirect address must lead for browsers to be logged in by redirects alone. */
const BROWSER_CALLBACK = '/v1/oidc/callback';

/** A provider that does not answer within this time is reported as unavailable. */
const TIMEOUT_SECONDS = 10;

/**
 * The OpenID provider of the settings: authorization code with PKCE, state and nonce. What it says is read off the ID
 * token, whose signature, audience, time and nonce the library checks.
 */
@Injectable()
export class OidcProvider {
  private readonly settings: OidcSettings | undefined;
  private discovered: Promise<Configuration> | undefined;

  constructor(@Optional() config?: Config) {
    this.settings = config?.oidc;
  }

  get signsUp(): boolean {
    return this.settings?.signUp ?? false;
  }

  /** Whether people are sent back to this service itself, which then logs their browsers in. */
  get returnsHere(): boolean {
    return this.settings !== undefined && new URL(this.settings.redirectUrl).pathname === BROWSER_CALLBACK;
  }

  /** How a browser comes back; throws `OidcNotConfigured` where it would come back to somebody else's page. */
  browserReturn(): { readonly secure: boolean } {
    if (!this.returnsHere) throw new OidcNotConfigured();
    return { secure: this.required().redirectUrl.startsWith('https:') };
  }

  /** Throws `OidcNotConfigured` or `OidcUnavailable`. */
  async authorizationUrl({ state, nonce, codeVerifier }: LoginChecks): Promise<string> {
    const { redirectUrl } = this.required();
    const url = buildAuthorizationUrl(await this.discover(), {
      redirect_uri: redirectUrl,
      scope: 'openid profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  }

  /** Who came back by this query; throws `OidcRefused`, or as above. */
  async prove(query: string, { state, nonce, codeVerifier }: LoginChecks): Promise<ProvenIdentity> {
    const { redirectUrl } = this.required();
    const config = await this.discover();
    const back = new URL(redirectUrl);
    back.search = query;
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    };
    const tokens = await authorizationCodeGrant(config, back, checks).catch((error: unknown) => {
      throw refusalOf(error);
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new OidcRefused(new Error('no ID token'));
    const { iss: issuer, sub: subject, name } = claims;
    if (!isSubject(subject)) throw new OidcRefused(new Error('the subject is not 1 to 255 visible characters'));
    return { issuer, subject, name: typeof name === 'string' ? name : undefined };
  }

  private required(): OidcSettings {
    if (this.settings === undefined) throw new OidcNotConfigured();
    return this.settings;
  }

  /** Once; a provider that could not be reached is asked again by the next log-in. */
  private discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.required();
    // By itself the library leaves the signature of an ID token to TLS, which need not reach as far as the provider.
    const execute = [enableNonRepudiationChecks];
    // Plain HTTP is for a provider on the same machine; the operator has said so by the address.
    if (issuer.startsWith('http:')) execute.push(allowInsecureRequests);
    this.discovered ??= discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      clientSecret === undefined ? None() : undefined,
      { execute, timeout: TIMEOUT_SECONDS },
    ).catch((error: unknown) => {
      this.discovered = undefined;
      throw new OidcUnavailable(error);
    });
    return this.discovered;
  }
}

/** What the provider or the library found wrong is a refusal; that nothing came through is an outage. */
function refusalOf(error: unknown): Error {
  const isAnswer = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError;
  if (isAnswer) return new OidcRefused(error);
  if (error instanceof ClientError && !OUTAGES.includes(error.code)) return new OidcRefused(error);
  return new OidcUnavailable(error);
}

const OUTAGES: readonly unknown[] = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];
