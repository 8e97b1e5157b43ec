import { isPermission, type Permission } from '../access/rights.js';
import type { AccountRow } from './account-row.js';
import { type PasswordResetRow, RESET_ENDS, type ResetEnd } from './password-store.js';

export interface AccountDetails {
  readonly id: string;
  readonly login: string;
  readonly role: string;
  readonly playerId: string;
  readonly name: string;
  readonly createdAt: string;
  /** The key or session that registered it; null where the person signed up, and for old ones. */
  readonly issuedBy: string | null;
  /** Null for all that its roles may. */
  readonly scopes: readonly Permission[] | null;
  /** Null where it does not end by itself. */
  readonly expiresAt: string | null;
  /** The last way back in that staff has issued; null where there was none. */
  readonly passwordReset: PasswordReset | null;
}

export interface PasswordReset {
  readonly issuedAt: string;
  /** The key or session that issued it. */
  readonly issuedBy: string;
  readonly expiresAt: string;
  /** Null while it is open, and where it was left to expire. */
  readonly endedAt: string | null;
  readonly endedWhy: ResetEnd | null;
}

/** What admins know of an account beyond what its holder does. */
export interface ManagedAccount extends AccountDetails {
  /** Null while it is enabled. */
  readonly disabledAt: string | null;
  /** The key or session that disabled it. */
  readonly disabledBy: string | null;
}

/** What an account's holder may know of it: not its password's hash. */
export function accountDetails(row: AccountRow): AccountDetails {
  const { id, login, role, player, createdAt, issuedBy, scopes, expiresAt } = row;
  const [last = null] = row.passwordResets;
  return {
    id,
    login,
    role,
    playerId: player.id,
    name: player.name,
    createdAt: createdAt.toISOString(),
    issuedBy,
    scopes: scopes.length === 0 ? null : scopes.filter(isPermission),
    expiresAt: expiresAt?.toISOString() ?? null,
    passwordReset: last && passwordReset(last),
  };
}

/** The same for admins. */
export function managedAccount(row: AccountRow): ManagedAccount {
  const { disabledAt, disabledBy } = row;
  return { ...accountDetails(row), disabledAt: disabledAt?.toISOString() ?? null, disabledBy };
}

function passwordReset({ issuedAt, issuedBy, expiresAt, endedAt, endedWhy }: PasswordResetRow): PasswordReset {
  return {
    issuedAt: issuedAt.toISOString(),
    issuedBy,
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    endedWhy: RESET_ENDS.find((why) => why === endedWhy) ?? null,
  };
}
