import { isPermission } from '../access/rights.js';
import type { AccountDetails, PasswordReset } from '../queries/get-account.js';
import type { ManagedAccount } from '../queries/get-accounts.js';
import type { AccountRow } from './account-store.js';
import { type PasswordResetRow, RESET_ENDS } from './password-store.js';

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
