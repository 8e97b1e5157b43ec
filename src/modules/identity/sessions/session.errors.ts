/** One answer for a token that is malformed, forged, of another service or not yet good. */
export class TokenInvalid extends Error {
  readonly code = 'identity.token-invalid';
  constructor() {
    super('The access token is not valid.');
  }
}

export class TokenExpired extends Error {
  readonly code = 'identity.token-expired';
  constructor() {
    super('The access token has expired.');
  }
}

/** By a log-out, a new password, a refresh token that came twice, or its age. */
export class SessionEnded extends Error {
  readonly code = 'identity.session-ended';
  constructor() {
    super('The session has ended.');
  }
}

export class RefreshInvalid extends Error {
  readonly code = 'identity.refresh-invalid';
  constructor() {
    super('The refresh token is not valid.');
  }
}

/** Either its holder sent it twice or somebody else has it: nobody can tell, so the session is over. */
export class RefreshReused extends Error {
  readonly code = 'identity.refresh-reused';
  constructor() {
    super('The refresh token was used before; its session has ended.');
  }
}

/** Somebody with a key asks for what only a session has. */
export class NoSession extends Error {
  readonly code = 'identity.no-session';
  constructor() {
    super('This is a key, not a session of an account.');
  }
}
