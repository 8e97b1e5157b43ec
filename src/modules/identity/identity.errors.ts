import { type Place } from './access/place.js';
import { type Permission } from './access/rights.js';
import { type Role } from './access/roles.js';

export class KeyMissing extends Error {
  readonly code = 'identity.key-missing';
  constructor() {
    super('The request has no Authorization header.');
  }
}

/** One answer for malformed, unknown and wrong keys: which of them it was is nobody's business. */
export class KeyInvalid extends Error {
  readonly code = 'identity.key-invalid';
  constructor() {
    super('The API key is not valid.');
  }
}

/** Told to whoever has the right secret, and to nobody else. */
export class KeyRevoked extends Error {
  readonly code = 'identity.key-revoked';
  constructor() {
    super('The API key was revoked.');
  }
}

/** The time of the key is over, or the grace of the secret that a rotation replaced. */
export class KeyExpired extends Error {
  readonly code = 'identity.key-expired';
  constructor(readonly expiredAt: string) {
    super(`The API key was good until ${expiredAt}.`);
  }
}

export class RoleForbidden extends Error {
  readonly code = 'identity.role-forbidden';
  constructor(
    readonly permission: Permission,
    readonly allowed: readonly Role[],
    /** Where roles count as well that are held in one league or organisation. */
    place: Place | undefined,
  ) {
    super(`${permission} takes the role ${allowed.join(' or ')}, ${heldWhere(place)}.`);
  }
}

function heldWhere(place: Place | undefined): string {
  if (place === undefined) return 'held everywhere';
  return `held everywhere or ${place === 'anywhere' ? 'in some league or organisation' : 'where it is to be done'}`;
}

/** The caller's role may, and this key was made for less. */
export class ScopeForbidden extends Error {
  readonly code = 'identity.scope-forbidden';
  constructor(readonly permission: Permission) {
    super(`The scopes of this key leave out ${permission}.`);
  }
}

export class PlayerNotFound extends Error {
  readonly code = 'identity.player-not-found';
  constructor(readonly playerId: string) {
    super(`There is no player ${playerId}.`);
  }
}

export class KeyNotFound extends Error {
  readonly code = 'identity.key-not-found';
  constructor(keyId: string) {
    super(`There is no key ${keyId}.`);
  }
}

export class KeyPlayerMismatch extends Error {
  readonly code = 'identity.key-player-mismatch';
  constructor(role: Role) {
    super(
      role === 'player' ? 'A key of the role player needs a playerId.' : `A key of the role ${role} has no playerId.`,
    );
  }
}

/** A revoked or expired key does not come back to life, and the key of a start is the start's own. */
export class KeyNotRotatable extends Error {
  readonly code = 'identity.key-not-rotatable';
  constructor(keyId: string) {
    super(`The key ${keyId} has ended, or belongs to the start of the service.`);
  }
}

export class KeyBusy extends Error {
  readonly code = 'identity.key-busy';
  constructor(keyId: string) {
    super(`The key ${keyId} was changed at the same moment.`);
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

export class RoleNotHeld extends Error {
  readonly code = 'identity.role-not-held';
  constructor() {
    super('The player does not hold this role there.');
  }
}

/** Somebody must be left who can give roles. */
export class LastOrganiser extends Error {
  readonly code = 'identity.last-organiser';
  constructor() {
    super('This is the last organiser there.');
  }
}

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
