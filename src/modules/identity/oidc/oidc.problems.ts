import { problem } from '../../../platform/problems/index.js';

export class OidcNotConfigured extends problem('identity.oidc-not-configured', {
  status: 404,
  title: 'No OpenID provider is configured',
  help: 'Log in with a password. The operator can set KIFU_OIDC_ISSUER.',
}) {
  constructor() {
    super('This service has no OpenID provider.');
  }
}

/** Never begun, begun by somebody else, used already, or too long ago. */
export class OidcLoginUnknown extends problem('identity.oidc-login-unknown', {
  status: 403,
  title: 'No such log-in',
  help: 'Begin again with POST /v1/oidc/logins. A log-in can be completed once, within ten minutes.',
}) {
  constructor() {
    super('There is no open log-in with this secret.');
  }
}

/** What the provider said, or what somebody says it said, does not prove who this is. */
export class OidcRefused extends problem('identity.oidc-refused', {
  status: 401,
  title: 'Answer of the provider is not valid',
  help: 'Begin again with POST /v1/oidc/logins, and send the whole address that the provider redirected you to.',
}) {
  constructor(cause: unknown) {
    super('The answer of the provider does not prove an identity.', { cause });
  }
}

export class OidcUnavailable extends problem('identity.oidc-unavailable', {
  status: 503,
  title: 'The OpenID provider does not answer',
  help: 'Try again after Retry-After seconds.',
}) {
  readonly retryAfterSeconds = 10;
  constructor(cause: unknown) {
    super('The provider does not answer.', { cause });
  }
}

/** The provider knows the person, and this service has no account for them. */
export class OidcNoAccount extends problem('identity.oidc-no-account', {
  status: 403,
  title: 'No account with this identity',
  help: 'Log in another way and link the identity with POST /v1/accounts/me/identities, or ask for an account.',
}) {
  constructor() {
    super('No account is linked to this identity.');
  }
}
