import { problem } from '../../../platform/problems/index.js';

export class PlayerNotFound extends problem('identity.player-not-found', {
  status: 404,
  title: 'No such player',
  help: 'Players are registered with POST /v1/players.',
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
    super(`Too many attempts to log in; the next one is heard in ${retryAfterSeconds} s.`);
  }
}

export class AccountNotFound extends problem('identity.account-not-found', {
  status: 404,
  title: 'No such account',
  help: 'GET /v1/accounts lists them.',
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
  help: 'Ask those who run this service. An admin enables it with PATCH /v1/accounts/{id}.',
}) {
  constructor() {
    super('The account is disabled.');
  }
}

/** Its time is over: it was registered with a key that ended. Told as the one before. */
export class AccountEnded extends problem('identity.account-ended', {
  status: 403,
  title: 'Account has ended',
  help: 'It was registered with a key that ended. An admin lifts that with PATCH /v1/accounts/{id} and `unbounded`.',
  members: ['expiredAt'],
}) {
  constructor(readonly expiredAt: string) {
    super(`The account was good until ${expiredAt}.`);
  }
}

/** Nobody could enable their own account again. */
export class OwnAccount extends problem('identity.own-account', {
  status: 409,
  title: 'Your own account',
  help: 'Have another admin do it.',
}) {
  constructor() {
    super('This is your own account.');
  }
}

export class LoginTaken extends problem('identity.login-taken', {
  status: 409,
  title: 'Login is taken',
  help: 'Choose another login.',
}) {
  constructor() {
    super('Another account has this login, or one that looks the same.');
  }
}

export class PlayerHasAccount extends problem('identity.player-has-account', {
  status: 409,
  title: 'Player has an account',
  help: 'A player has one account. Log in with it, or register another player.',
}) {
  constructor() {
    super('The player has an account.');
  }
}

export class PasswordWrong extends problem('identity.password-wrong', {
  status: 403,
  title: 'Current password is another one',
  help: 'Send the password of now as currentPassword.',
}) {
  constructor() {
    super('The current password is another one.');
  }
}

/** The player plays by keys only. */
export class NoAccount extends problem('identity.no-account', {
  status: 404,
  title: 'Player has no account',
  help: 'Register one with POST /v1/accounts, or issue a key with POST /v1/players/{id}/keys.',
}) {
  constructor() {
    super('The player has no account.');
  }
}

/** There is nothing to forget: its owner logs in with an OpenID provider. */
export class NoPassword extends problem('identity.no-password', {
  status: 409,
  title: 'Account has no password',
  help: 'Its holder logs in with the OpenID provider. Who cannot gets a key with POST /v1/players/{id}/keys.',
}) {
  constructor() {
    super('The account has no password.');
  }
}

/** One answer for a token that is unknown, was used, was replaced by another one or is too old. */
export class ResetInvalid extends problem('identity.reset-invalid', {
  status: 401,
  title: 'Reset token not valid',
  help: 'It is good once, for an hour, until the next one is issued. Ask those who run this service for another one.',
}) {
  constructor() {
    super('The reset token is not valid.');
  }
}

/** The caller's own account has no such identity. */
export class IdentityNotLinked extends problem('identity.identity-not-linked', {
  status: 404,
  title: 'Identity is not linked',
  help: 'GET /v1/accounts/me/identities lists those that are.',
}) {
  constructor() {
    super('The account is not linked to this identity.');
  }
}

/** Without it the owner could never log in again. */
export class LastWayIn extends problem('identity.last-way-in', {
  status: 409,
  title: 'Last way into the account',
  help: 'Link another identity first.',
}) {
  constructor() {
    super('The account has no password, and no other identity leads to it.');
  }
}

export class IdentityTaken extends problem('identity.identity-taken', {
  status: 409,
  title: 'Identity is linked elsewhere',
  help: 'An identity belongs to one account.',
}) {
  constructor() {
    super('Another account is linked to this identity.');
  }
}
