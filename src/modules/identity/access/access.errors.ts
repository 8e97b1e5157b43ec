import { type Place } from './place.js';
import { type Permission } from './rights.js';
import { type Role } from './roles.js';

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

/** What is asked for would outlive this key, or may more than it: a key never leads to more than itself. */
export class KeyBounded extends Error {
  readonly code = 'identity.key-bounded';
  constructor() {
    super('This key, or account, is narrowed or ends, and what it asks for is not, or less.');
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
