import { problem } from '../../../platform/problems/index.js';

export class PlayerNotFound extends problem('identity.player-not-found', {
  status: 404,
  title: 'No such player',
  help: 'Register a player with POST /v1/players.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`There is no player ${playerId}.`);
  }
}

/** One answer for an unknown login and a wrong password. */
export class LoginFailed extends problem('identity.login-failed', {
  status: 401,
  title: 'Log-in failed',
  help: 'Check login and password. The answer does not say which of them is wrong.',
}) {
  constructor() {
    super('The login or the password is wrong.');
  }
}

export class LoginThrottled extends problem('identity.login-throttled', {
  status: 429,
  title: 'Too many attempts to log in',
  help: 'Wait for Retry-After seconds.',
}) {
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many attempts to log in. Try again in ${retryAfterSeconds} s.`);
  }
}

export class AccountNotFound extends problem('identity.account-not-found', {
  status: 404,
  title: 'No such account',
  help: 'List the accounts with GET /v1/accounts.',
  members: ['accountId'],
}) {
  constructor(readonly accountId: string) {
    super(`There is no account ${accountId}.`);
  }
}

/** Answered only where the password or the key is right. */
export class AccountDisabled extends problem('identity.account-disabled', {
  status: 403,
  title: 'Account is disabled',
  help: 'Ask an admin of this service, who can enable the account with PATCH /v1/accounts/{id}.',
}) {
  constructor() {
    super('The account is disabled.');
  }
}

/** It was registered with a key that ended. Answered only where the password or the key is right. */
export class AccountEnded extends problem('identity.account-ended', {
  status: 403,
  title: 'Account has expired',
  help: 'The account was registered with a key that has expired. An admin can remove the expiry: PATCH /v1/accounts/{id} with `unbounded`.',
  members: ['expiredAt'],
}) {
  constructor(readonly expiredAt: string) {
    super(`The account expired at ${expiredAt}.`);
  }
}

/** Callers who disable their own account could not enable it again. */
export class OwnAccount extends problem('identity.own-account', {
  status: 409,
  title: 'Your own account',
  help: 'Ask another admin.',
}) {
  constructor() {
    super('An admin cannot do this to their own account.');
  }
}

export class LoginTaken extends problem('identity.login-taken', {
  status: 409,
  title: 'Login is taken',
  help: 'Choose another login.',
}) {
  constructor() {
    super('Another account has this login, or a login that looks the same.');
  }
}

export class PlayerHasAccount extends problem('identity.player-has-account', {
  status: 409,
  title: 'The player has an account',
  help: 'Each player has at most one account. Log in with the account, or register another player.',
}) {
  constructor() {
    super('The player has an account already.');
  }
}

export class PasswordWrong extends problem('identity.password-wrong', {
  status: 403,
  title: 'Current password is wrong',
  help: 'Send the present password as `currentPassword`.',
}) {
  constructor() {
    super('The current password is wrong.');
  }
}

/** The player plays by keys only. */
export class NoAccount extends problem('identity.no-account', {
  status: 404,
  title: 'Player has no account',
  help: 'Register an account with POST /v1/accounts, or issue a key with POST /v1/players/{id}/keys.',
}) {
  constructor() {
    super('The player has no account.');
  }
}

/** There is nothing to forget: its owner logs in with an OpenID provider. */
export class NoPassword extends problem('identity.no-password', {
  status: 409,
  title: 'Account has no password',
  help: 'The account logs in with the OpenID provider. Otherwise issue a key with POST /v1/players/{id}/keys.',
}) {
  constructor() {
    super('The account has no password.');
  }
}

/** One answer for a token that is unknown, was used, was replaced by another one or is too old. */
export class ResetInvalid extends problem('identity.reset-invalid', {
  status: 401,
  title: 'Reset token not valid',
  help: 'A reset token works once, within an hour, and only until another one is issued. Ask an admin of this service for a new token.',
}) {
  constructor() {
    super('The reset token is not valid.');
  }
}

/** The caller's own account has no such identity. */
export class IdentityNotLinked extends problem('identity.identity-not-linked', {
  status: 404,
  title: 'Identity is not linked',
  help: 'GET /v1/accounts/me/identities lists the linked identities.',
}) {
  constructor() {
    super('The account is not linked to this identity.');
  }
}

/** Without it the owner could never log in again. */
export class LastWayIn extends problem('identity.last-way-in', {
  status: 409,
  title: 'Last way to log in',
  help: 'Link another identity first.',
}) {
  constructor() {
    super('The account has no password and no other identity.');
  }
}

export class IdentityTaken extends problem('identity.identity-taken', {
  status: 409,
  title: 'Identity is linked elsewhere',
  help: 'An identity can be linked to one account only.',
}) {
  constructor() {
    super('Another account is linked to this identity.');
  }
}
