import { type AccountRow } from '../../accounts/account-store.js';
import { type ManagedAccount } from '../get-accounts/get-accounts.query.js';
import { type AccountDetails } from './get-account.query.js';

/** What an account's holder may know of it: not its password's hash. */
export function accountDetails({ id, login, role, player, createdAt }: AccountRow): AccountDetails {
  return { id, login, role, playerId: player.id, name: player.name, createdAt: createdAt.toISOString() };
}

/** The same for admins. */
export function managedAccount(row: AccountRow): ManagedAccount {
  const { disabledAt, disabledBy } = row;
  return { ...accountDetails(row), disabledAt: disabledAt?.toISOString() ?? null, disabledBy };
}
