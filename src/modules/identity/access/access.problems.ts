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

/** One answer for malformed, unknown and wrong keys, so that callers cannot tell them apart. */
export class KeyInvalid extends problem('identity.key-invalid', {
  status: 401,
  title: 'API key not valid',
  help: 'The key is malformed or unknown, or its secret is wrong. Ask the issuer of the key for a new one.',
}) {
  constructor() {
    super('The API key is not valid.');
  }
}

/** Answered only where the secret is right. */
export class KeyRevoked extends problem('identity.key-revoked', {
  status: 401,
  title: 'API key revoked',
  help: 'Ask the issuer of the key for a new one.',
}) {
  constructor() {
    super('The API key was revoked.');
  }
}

/** The time of the key is over, or the grace of the secret that a rotation replaced. */
export class KeyExpired extends problem('identity.key-expired', {
  status: 401,
  title: 'API key expired',
  help: 'Ask for a new key. After a rotation, use the new secret.',
  members: ['expiredAt'],
}) {
  constructor(readonly expiredAt: string) {
    super(`The API key expired at ${expiredAt}.`);
  }
}

export class RoleForbidden extends problem('identity.role-forbidden', {
  status: 403,
  title: 'Role not sufficient',
  help: '`permission` is the missing right; `allowed` lists the roles that have it. A role in a league or organisation counts only there.',
  members: ['permission', 'allowed'],
}) {
  constructor(
    readonly permission: Permission,
    readonly allowed: readonly Role[],
    /** Where roles count as well that are held in one league or organisation. */
    place: Place | undefined,
  ) {
    super(`${permission} needs the role ${allowed.join(' or ')}, ${heldWhere(place)}.`);
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
  help: 'Scorekeepers record only matches with `randomness` `asserted`. In every other match the players act, each with their own key.',
}) {
  constructor() {
    super('This is not a paper match: the server provides its chance, and its players act themselves.');
  }
}

/** The caller's role may, and this key was made for less. */
export class ScopeForbidden extends problem('identity.scope-forbidden', {
  status: 403,
  title: 'Scope of the key not sufficient',
  help: 'Use a key whose scopes name `permission`, or one without scopes.',
  members: ['permission'],
}) {
  constructor(readonly permission: Permission) {
    super(`The scopes of this key do not include ${permission}.`);
  }
}

/** What is asked for would outlive this key, or may more than it: a key never leads to more than itself. */
export class KeyBounded extends problem('identity.key-bounded', {
  status: 403,
  title: 'The key is restricted',
  help: 'Use a key without scopes and expiry. A restricted key cannot set passwords, grant roles or obtain secrets of other keys.',
}) {
  constructor() {
    super('This key or account has scopes or an expiry, and the request would give wider rights.');
  }
}

export class KeyNotFound extends problem('identity.key-not-found', {
  status: 404,
  title: 'No such key',
  help: 'The id of a key is the part between its underscores.',
}) {
  constructor(keyId: string) {
    super(`There is no key ${keyId}.`);
  }
}

export class KeyPlayerMismatch extends problem('identity.key-player-mismatch', {
  status: 422,
  title: 'Key and player do not fit',
  help: 'A key of the role player acts for one player. Keys of other roles act for no player.',
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
  help: 'Issue another key. To change the key that the service starts with, set KIFU_ADMIN_KEY.',
}) {
  constructor(keyId: string) {
    super(`The key ${keyId} has expired, or the service starts with it.`);
  }
}

/** Its secret is another one by now, and so is the operator's key from which the first one followed. */
export class KeyNotShownAgain extends problem('identity.key-not-shown-again', {
  status: 409,
  title: 'Key cannot be shown again',
  help: 'Only the answer to the first request had the secret. Give the key a new secret (POST /v1/keys/{id}/rotations), or issue another key.',
}) {
  constructor(keyId: string) {
    super(`The first request issued the key ${keyId}, which has a newer secret now.`);
  }
}

export class KeyBusy extends problem('identity.key-busy', {
  status: 409,
  title: 'The key has changed',
  help: 'Read the key again and decide anew.',
}) {
  constructor(keyId: string) {
    super(`Another request changed the key ${keyId} at the same moment.`);
  }
}

export class RoleNotHeld extends problem('identity.role-not-held', {
  status: 404,
  title: 'Role not held there',
  help: 'Withdraw a role of an organisation in the organisation, not in its leagues.',
}) {
  constructor() {
    super('The player does not hold this role there.');
  }
}

/** Somebody must be left who can give roles. */
export class LastOrganiser extends problem('identity.last-organiser', {
  status: 409,
  title: 'Last organiser',
  help: 'Make another player an organiser first.',
}) {
  constructor() {
    super('The league or organisation has no other organiser.');
  }
}
