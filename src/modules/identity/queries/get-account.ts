import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Permission } from '../access/rights.js';
import type { CallerIdentity } from '../access/roles.js';
import { accountDetails, AccountStore } from '../accounts/account-store.js';
import { AccountNotFound } from '../accounts/account.problems.js';
import type { ResetEnd } from '../accounts/password-store.js';
import { NoSession } from '../sessions/session.problems.js';

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

/** The account of the caller; throws `NoSession`. */
export class GetAccount extends Query<AccountDetails> {
  constructor(readonly caller: CallerIdentity) {
    super();
  }
}

/** The account that a request has registered. */
export class GetRegisteredAccount extends Query<AccountDetails> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetAccount)
export class GetAccountHandler implements IQueryHandler<GetAccount> {
  constructor(private readonly accounts: AccountStore) {}

  async execute({ caller: { session } }: GetAccount): Promise<AccountDetails> {
    const account = session === undefined ? null : await this.accounts.byId(session.accountId);
    if (account === null) throw new NoSession();
    return accountDetails(account);
  }
}

@QueryHandler(GetRegisteredAccount)
export class GetRegisteredAccountHandler implements IQueryHandler<GetRegisteredAccount> {
  constructor(private readonly accounts: AccountStore) {}

  async execute({ accountId }: GetRegisteredAccount): Promise<AccountDetails> {
    const account = await this.accounts.byId(accountId);
    if (account === null) throw new AccountNotFound(accountId);
    return accountDetails(account);
  }
}
