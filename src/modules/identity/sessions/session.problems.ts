import { problem } from '../../../platform/problems/index.js';

/** One answer for a token that is malformed, forged, of another service or not yet good. */
export class TokenInvalid extends problem('identity.token-invalid', {
  status: 401,
  title: 'Access token not valid',
  help: 'Get a new token with POST /v1/sessions/refresh. If the new token is refused as well, compare the clocks of the two machines.',
}) {
  constructor() {
    super('The access token is not valid.');
  }
}

export class TokenExpired extends problem('identity.token-expired', {
  status: 401,
  title: 'Access token expired',
  help: 'Get a new token with POST /v1/sessions/refresh.',
}) {
  constructor() {
    super('The access token has expired.');
  }
}

/** By a log-out, a new password, a refresh token that came twice, or its age. */
export class SessionEnded extends problem('identity.session-ended', {
  status: 401,
  title: 'Session has ended',
  help: 'Log in again.',
}) {
  constructor() {
    super('The session has ended.');
  }
}

export class RefreshInvalid extends problem('identity.refresh-invalid', {
  status: 401,
  title: 'Refresh token not valid',
  help: 'Log in again.',
}) {
  constructor() {
    super('The refresh token is not valid.');
  }
}

/** Either its holder sent it twice or a thief has it. The service cannot tell, so it ends the session. */
export class RefreshReused extends problem('identity.refresh-reused', {
  status: 401,
  title: 'Refresh token used twice',
  help: 'The token may have been stolen, so the session was ended. Log in again.',
}) {
  constructor() {
    super('The refresh token was used before, so its session has ended.');
  }
}

/** Somebody with a key asks for what only a session has. */
export class NoSession extends problem('identity.no-session', {
  status: 409,
  title: 'Not a session',
  help: 'Log in with POST /v1/sessions. Keys are managed under /v1/keys.',
}) {
  constructor() {
    super('The request uses a key, not a session of an account.');
  }
}

/** One answer for a session that there is not and for that of somebody else. */
export class SessionNotFound extends problem('identity.session-not-found', {
  status: 404,
  title: 'No such session',
  help: 'GET /v1/sessions lists the open sessions of your account.',
  members: ['sessionId'],
}) {
  constructor(readonly sessionId: string) {
    super(`Your account has no session ${sessionId}.`);
  }
}
