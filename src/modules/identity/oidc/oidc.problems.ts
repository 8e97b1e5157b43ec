import { problem } from '../../../platform/problems/index.js';

export class OidcNotConfigured extends problem('identity.oidc-not-configured', {
  status: 404,
  title: 'No OpenID provider',
  help: 'Log in with a password, or have KIFU_OIDC_ISSUER set.',
}) {
  constructor() {
    super('This service trusts no OpenID provider.');
  }
}

/** Never begun, begun by somebody else, used already, or too long ago. */
export class OidcLoginUnknown extends problem('identity.oidc-login-unknown', {
  status: 403,
  title: 'Log-in not under way',
  help: 'Begin again with POST /v1/oidc/logins. A log-in is good once, for ten minutes.',
}) {
  constructor() {
    super('No log-in with the provider is under way with this secret.');
  }
}

/** What the provider said, or what somebody says it said, does not prove who this is. */
export class OidcRefused extends problem('identity.oidc-refused', {
  status: 401,
  title: 'Provider proves nothing',
  help: 'Begin again with POST /v1/oidc/logins, and hand over the whole address that the provider sent you to.',
}) {
  constructor(cause: unknown) {
    super('The answer of the provider does not prove who this is.', { cause });
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
  help: 'Log in otherwise and link it with POST /v1/accounts/me/identities, or have an account registered.',
}) {
  constructor() {
    super('Nobody here has an account with this identity.');
  }
}
