export class OidcNotConfigured extends Error {
  readonly code = 'identity.oidc-not-configured';
  constructor() {
    super('This service trusts no OpenID provider.');
  }
}

/** Never begun, begun by somebody else, used already, or too long ago. */
export class OidcLoginUnknown extends Error {
  readonly code = 'identity.oidc-login-unknown';
  constructor() {
    super('No log-in with the provider is under way with this secret.');
  }
}

/** What the provider said, or what somebody says it said, does not prove who this is. */
export class OidcRefused extends Error {
  readonly code = 'identity.oidc-refused';
  constructor(cause: unknown) {
    super('The answer of the provider does not prove who this is.', { cause });
  }
}

export class OidcUnavailable extends Error {
  readonly code = 'identity.oidc-unavailable';
  readonly retryAfterSeconds = 10;
  constructor(cause: unknown) {
    super('The provider does not answer.', { cause });
  }
}

/** The provider knows the person, and this service has no account for them. */
export class OidcNoAccount extends Error {
  readonly code = 'identity.oidc-no-account';
  constructor() {
    super('Nobody here has an account with this identity.');
  }
}
