import { type ProblemTable } from '../../platform/http/index.js';

export const identityProblems: ProblemTable = {
  'identity.key-missing': {
    status: 401,
    title: 'API key missing',
    help: 'Send `Authorization: Bearer kifu_<id>_<secret>`.',
  },
  'identity.key-invalid': {
    status: 401,
    title: 'API key not valid',
    help: 'The key is malformed, unknown or of another secret. Ask whoever issued it for a new one.',
  },
  'identity.key-revoked': {
    status: 401,
    title: 'API key revoked',
    help: 'Ask whoever issued it for a new one.',
  },
  'identity.key-expired': {
    status: 401,
    title: 'API key expired',
    help: 'Ask for a new one; after a rotation, use the new secret.',
    members: ['expiredAt'],
  },
  'identity.role-forbidden': {
    status: 403,
    title: 'Role may not do this',
    help: '`permission` is the line in the table of rights, `allowed` the roles that have it. Roles in a league or organisation count there only.',
    members: ['permission', 'allowed'],
  },
  'identity.scope-forbidden': {
    status: 403,
    title: 'Key was not made for this',
    help: 'Use a key whose scopes name `permission`, or one without scopes.',
    members: ['permission'],
  },
  'identity.key-bounded': {
    status: 403,
    title: 'Key leads to no more than itself',
    help: 'Use a key that is not narrowed and does not end: passwords, roles and secrets of other keys lead to more than this one.',
  },
  'identity.player-not-found': {
    status: 404,
    title: 'No such player',
    help: 'Players are registered with POST /v1/players.',
    members: ['playerId'],
  },
  'identity.key-not-found': {
    status: 404,
    title: 'No such key',
    help: 'A key is named by the part between its underscores.',
  },
  'identity.key-not-rotatable': {
    status: 409,
    title: 'Key cannot be rotated',
    help: 'Issue another key; for the key of a start, set KIFU_ADMIN_KEY.',
  },
  'identity.key-busy': {
    status: 409,
    title: 'Key was changed meanwhile',
    help: 'Read the key and decide again.',
  },
  'identity.login-failed': {
    status: 401,
    title: 'Log-in failed',
    help: 'Check login and password. Which of them is wrong is not told.',
  },
  'identity.login-throttled': {
    status: 429,
    title: 'Too many attempts to log in',
    help: 'Wait for Retry-After seconds.',
  },
  'identity.account-not-found': {
    status: 404,
    title: 'No such account',
    help: 'GET /v1/accounts lists them.',
    members: ['accountId'],
  },
  'identity.account-disabled': {
    status: 403,
    title: 'Account is disabled',
    help: 'Ask those who run this service. An admin enables it with PATCH /v1/accounts/{id}.',
  },
  'identity.account-ended': {
    status: 403,
    title: 'Account has ended',
    help: 'It was registered with a key that ended. An admin lifts that with PATCH /v1/accounts/{id} and `unbounded`.',
    members: ['expiredAt'],
  },
  'identity.own-account': { status: 409, title: 'Your own account', help: 'Have another admin do it.' },
  'identity.login-taken': { status: 409, title: 'Login is taken', help: 'Choose another login.' },
  'identity.player-has-account': {
    status: 409,
    title: 'Player has an account',
    help: 'A player has one account. Log in with it, or register another player.',
  },
  'identity.password-wrong': {
    status: 403,
    title: 'Current password is another one',
    help: 'Send the password of now as currentPassword.',
  },
  'identity.no-account': {
    status: 404,
    title: 'Player has no account',
    help: 'Register one with POST /v1/accounts, or issue a key with POST /v1/players/{id}/keys.',
  },
  'identity.no-password': {
    status: 409,
    title: 'Account has no password',
    help: 'Its holder logs in with the OpenID provider. Who cannot gets a key with POST /v1/players/{id}/keys.',
  },
  'identity.reset-invalid': {
    status: 401,
    title: 'Reset token not valid',
    help: 'It is good once, for an hour, until the next one is issued. Ask those who run this service for another one.',
  },
  'identity.token-invalid': {
    status: 401,
    title: 'Access token not valid',
    help: 'Take a new one from POST /v1/sessions/refresh. If that one is refused as well, check the clock of who signed it.',
  },
  'identity.token-expired': {
    status: 401,
    title: 'Access token expired',
    help: 'Take a new one from POST /v1/sessions/refresh.',
  },
  'identity.session-ended': { status: 401, title: 'Session has ended', help: 'Log in again.' },
  'identity.refresh-invalid': { status: 401, title: 'Refresh token not valid', help: 'Log in again.' },
  'identity.refresh-reused': {
    status: 401,
    title: 'Refresh token used twice',
    help: 'It may have been stolen, so the session was ended. Log in again.',
  },
  'identity.no-session': {
    status: 409,
    title: 'Not a session',
    help: 'Log in with POST /v1/sessions; keys have routes of their own under /v1/keys.',
  },
  'identity.role-not-held': {
    status: 404,
    title: 'Role not held there',
    help: 'A role of an organisation is taken in the organisation, not in its leagues.',
  },
  'identity.last-organiser': {
    status: 409,
    title: 'Last organiser',
    help: 'Make somebody else an organiser first.',
  },
  'identity.oidc-not-configured': {
    status: 404,
    title: 'No OpenID provider',
    help: 'Log in with a password, or have KIFU_OIDC_ISSUER set.',
  },
  'identity.oidc-login-unknown': {
    status: 403,
    title: 'Log-in not under way',
    help: 'Begin again with POST /v1/oidc/logins. A log-in is good once, for ten minutes.',
  },
  'identity.oidc-refused': {
    status: 401,
    title: 'Provider proves nothing',
    help: 'Begin again with POST /v1/oidc/logins, and hand over the whole address that the provider sent you to.',
  },
  'identity.oidc-unavailable': {
    status: 503,
    title: 'The OpenID provider does not answer',
    help: 'Try again after Retry-After seconds.',
  },
  'identity.oidc-no-account': {
    status: 403,
    title: 'No account with this identity',
    help: 'Log in otherwise and link it with POST /v1/accounts/me/identities, or have an account registered.',
  },
  'identity.identity-taken': {
    status: 409,
    title: 'Identity is linked elsewhere',
    help: 'An identity belongs to one account.',
  },
  'identity.identity-not-linked': {
    status: 404,
    title: 'Identity is not linked',
    help: 'GET /v1/accounts/me/identities lists those that are.',
  },
  'identity.last-way-in': {
    status: 409,
    title: 'Last way into the account',
    help: 'Link another identity first.',
  },
  'identity.key-player-mismatch': {
    status: 422,
    title: 'Key and player do not fit',
    help: 'A key of the role player acts for one player; no other key does.',
  },
  'quota.exhausted': {
    status: 429,
    title: 'So many a day',
    help: 'Come again tomorrow (UTC), or ask who runs the service for more; `what` is made `most` times a day.',
    members: ['what', 'most', 'per'],
  },
};
