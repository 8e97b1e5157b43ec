import { KeyBounded, ScopeForbidden } from './access.problems.js';
import { isPermission, type Permission, PERMISSIONS, rolesWith } from './rights.js';
import type { Role } from './roles.js';
import type { CallerIdentity } from './caller-identity.js';

/** What limits a key or an account beyond its roles, as it is stored. */
export interface Bounds {
  /** All that may be done of what the roles may; empty for all of that. */
  readonly scopes: readonly string[];
  /** Null where it does not end by itself. */
  readonly expiresAt: Date | null;
}

export interface NewBounds extends Bounds {
  readonly scopes: readonly Permission[];
}

/** What a key or an account with these bounds says of its holder. */
export const boundsOf = ({ scopes, expiresAt }: Bounds): Pick<CallerIdentity, 'scopes' | 'endsAt'> => ({
  // A permission that is gone narrows to nothing; it must not widen to everything.
  ...(scopes.length > 0 && { scopes: scopes.filter(isPermission) }),
  ...(expiresAt !== null && { endsAt: expiresAt }),
});

/**
 * The bounds of what a caller makes: nothing that may more than the caller, or for longer. Throws `ScopeForbidden`
 * where more is asked for; a longer time is cut.
 */
export function boundsWithin(
  { scopes: own, endsAt }: CallerIdentity,
  wanted: { readonly scopes?: readonly Permission[] | undefined; readonly seconds?: number | undefined } = {},
): NewBounds {
  const beyond = own === undefined ? undefined : wanted.scopes?.find((scope) => !own.includes(scope));
  if (beyond !== undefined) throw new ScopeForbidden(beyond);
  return { scopes: wanted.scopes ?? own ?? [], expiresAt: endWithin(wanted.seconds, endsAt) };
}

function endWithin(seconds: number | undefined, own: Date | undefined): Date | null {
  const wanted = seconds === undefined ? undefined : new Date(Date.now() + seconds * 1_000);
  if (wanted === undefined || own === undefined) return wanted ?? own ?? null;
  return wanted < own ? wanted : own;
}

/** A caller with closer bounds must not obtain this: throws `KeyBounded`. */
export function requireWithin({ scopes: own, endsAt }: CallerIdentity, { scopes, expiresAt }: Bounds): void {
  const isNarrower = own !== undefined && (scopes.length === 0 || scopes.some((scope) => !includes(own, scope)));
  const endsSooner = endsAt !== undefined && (expiresAt === null || expiresAt > endsAt);
  if (isNarrower || endsSooner) throw new KeyBounded();
}

/** For what has no bounds: throws `KeyBounded` for a caller who has some. */
export const requireUnbounded = (caller: CallerIdentity): void => {
  requireWithin(caller, { scopes: [], expiresAt: null });
};

/** The bounds of a role. An assigned role has no end. */
export const boundsOfRole = (role: Role): Bounds => ({
  scopes: PERMISSIONS.filter((permission) => rolesWith(permission).includes(role)),
  expiresAt: null,
});

const includes = (own: readonly string[], scope: string): boolean => own.includes(scope);
