import { problem } from '../../../platform/problems/index.js';
import type { Place } from './route.decorators.js';
import type { Permission } from './rights.js';
import type { Role } from './roles.js';

export class KeyMissing extends problem('identity.key-missing', {
  status: 401,
  title: 'API key missing',
  help: 'Send `Authorization: Bearer kifu_<id>_<secret>`.',
}) {
  constructor() {
    super('The request has no Authorization header.');
  }
}

/** One answer for malformed, unknown and wrong keys: which of them it was is nobody's business. */
export class KeyInvalid extends problem('identity.key-invalid', {
  status: 401,
  title: 'API key not valid',
  help: 'The key is malformed, unknown or of another secret. Ask the person who issued it for a new one.',
}) {
  constructor() {
    super('The API key is not valid.');
  }
}

/** Answered only where the secret is right. */
export class KeyRevoked extends problem('identity.key-revoked', {
  status: 401,
  title: 'API key revoked',
  help: 'Ask the person who issued it for a new one.',
}) {
  constructor() {
    super('The API key was revoked.');
  }
}

/** The time of the key is over, or the grace of the secret that a rotation replaced. */
export class KeyExpired extends problem('identity.key-expired', {
  status: 401,
  title: 'API key expired',
  help: 'Ask for a new one; after a rotation, use the new secret.',
  members: ['expiredAt'],
}) {
  constructor(readonly expiredAt: string) {
    super(`The API key was good until ${expiredAt}.`);
  }
}

export class RoleForbidden extends problem('identity.role-forbidden', {
  status: 403,
  title: 'Role may not do this',
  help: '`permission` is the line in the table of rights, `allowed` the roles that have it. Roles in a league or organisation count there only.',
  members: ['permission', 'allowed'],
}) {
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

/** The role of a scorekeeper counts at tables where somebody has to write down what happens. */
export class PaperOnly extends problem('identity.paper-only', {
  status: 403,
  title: 'Not a paper match',
  help: 'Scorekeepers record matches with `randomness` `asserted`. In every other match the players act, each with the own key, and judges rule.',
}) {
  constructor() {
    super("Scorekeepers record paper matches; the chance of this one is the server's, and its players act themselves.");
  }
}

/** The caller's role may, and this key was made for less. */
export class ScopeForbidden extends problem('identity.scope-forbidden', {
  status: 403,
  title: 'Key was not made for this',
  help: 'Use a key whose scopes name `permission`, or one without scopes.',
  members: ['permission'],
}) {
  constructor(readonly permission: Permission) {
    super(`The scopes of this key leave out ${permission}.`);
  }
}

/** What is asked for would outlive this key, or may more than it: a key never leads to more than itself. */
export class KeyBounded extends problem('identity.key-bounded', {
  status: 403,
  title: 'Key leads to no more than itself',
  help: 'Use a key that is not narrowed and does not end: passwords, roles and secrets of other keys lead to more than this one.',
}) {
  constructor() {
    super('This key, or account, is narrowed or ends, and what it asks for is not, or less.');
  }
}

export class KeyNotFound extends problem('identity.key-not-found', {
  status: 404,
  title: 'No such key',
  help: 'A key is named by the part between its underscores.',
}) {
  constructor(keyId: string) {
    super(`There is no key ${keyId}.`);
  }
}

export class KeyPlayerMismatch extends problem('identity.key-player-mismatch', {
  status: 422,
  title: 'Key and player do not fit',
  help: 'A key of the role player acts for one player; no other key does.',
}) {
  constructor(role: Role) {
    super(
      role === 'player' ? 'A key of the role player needs a playerId.' : `A key of the role ${role} has no playerId.`,
    );
  }
}

/** A revoked or expired key does not come back to life, and the key of a start is the start's own. */
export class KeyNotRotatable extends problem('identity.key-not-rotatable', {
  status: 409,
  title: 'Key cannot be rotated',
  help: 'Issue another key; for the key of a start, set KIFU_ADMIN_KEY.',
}) {
  constructor(keyId: string) {
    super(`The key ${keyId} has ended, or belongs to the start of the service.`);
  }
}

export class KeyBusy extends problem('identity.key-busy', {
  status: 409,
  title: 'Key was changed meanwhile',
  help: 'Read the key and decide again.',
}) {
  constructor(keyId: string) {
    super(`The key ${keyId} was changed at the same moment.`);
  }
}

export class RoleNotHeld extends problem('identity.role-not-held', {
  status: 404,
  title: 'Role not held there',
  help: 'A role of an organisation is taken in the organisation, not in its leagues.',
}) {
  constructor() {
    super('The player does not hold this role there.');
  }
}

/** Somebody must be left who can give roles. */
export class LastOrganiser extends problem('identity.last-organiser', {
  status: 409,
  title: 'Last organiser',
  help: 'Make somebody else an organiser first.',
}) {
  constructor() {
    super('This is the last organiser there.');
  }
}
