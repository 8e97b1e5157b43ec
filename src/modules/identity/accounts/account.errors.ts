export class PlayerNotFound extends Error {
  readonly code = 'identity.player-not-found';
  constructor(readonly playerId: string) {
    super(`There is no player ${playerId}.`);
  }
}

/** One answer for an unknown login and a wrong password. */
export class LoginFailed extends Error {
  readonly code = 'identity.login-failed';
  constructor() {
    super('The login or the password is wrong.');
  }
}

export class LoginThrottled extends Error {
  readonly code = 'identity.login-throttled';
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many attempts to log in; the next one is heard in ${retryAfterSeconds} s.`);
  }
}

export class AccountNotFound extends Error {
  readonly code = 'identity.account-not-found';
  constructor(readonly accountId: string) {
    super(`There is no account ${accountId}.`);
  }
}

/** Told to whoever has the right password or key, and to nobody else. */
export class AccountDisabled extends Error {
  readonly code = 'identity.account-disabled';
  constructor() {
    super('The account is disabled.');
  }
}

/** Its time is over: it was registered with a key that ended. Told as the one before. */
export class AccountEnded extends Error {
  readonly code = 'identity.account-ended';
  constructor(readonly expiredAt: string) {
    super(`The account was good until ${expiredAt}.`);
  }
}

/** Whoever disables the own account could not enable it again. */
export class OwnAccount extends Error {
  readonly code = 'identity.own-account';
  constructor() {
    super('This is your own account.');
  }
}

export class LoginTaken extends Error {
  readonly code = 'identity.login-taken';
  constructor() {
    super('Another account has this login.');
  }
}

export class PlayerHasAccount extends Error {
  readonly code = 'identity.player-has-account';
  constructor() {
    super('The player has an account.');
  }
}

export class PasswordWrong extends Error {
  readonly code = 'identity.password-wrong';
  constructor() {
    super('The current password is another one.');
  }
}

/** The player plays by keys only. */
export class NoAccount extends Error {
  readonly code = 'identity.no-account';
  constructor() {
    super('The player has no account.');
  }
}

/** There is nothing to forget: whoever holds it logs in with an OpenID provider. */
export class NoPassword extends Error {
  readonly code = 'identity.no-password';
  constructor() {
    super('The account has no password.');
  }
}

/** One answer for a token that is unknown, was used, was replaced by another one or is too old. */
export class ResetInvalid extends Error {
  readonly code = 'identity.reset-invalid';
  constructor() {
    super('The reset token is not valid.');
  }
}

/** Of the caller's own account. */
export class IdentityNotLinked extends Error {
  readonly code = 'identity.identity-not-linked';
  constructor() {
    super('The account is not linked to this identity.');
  }
}

/** Whoever takes it off could never log in again. */
export class LastWayIn extends Error {
  readonly code = 'identity.last-way-in';
  constructor() {
    super('The account has no password, and no other identity leads to it.');
  }
}

export class IdentityTaken extends Error {
  readonly code = 'identity.identity-taken';
  constructor() {
    super('Another account is linked to this identity.');
  }
}
