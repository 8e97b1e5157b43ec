import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerIdentity } from '../access/caller-identity.js';
import { AccountStore } from '../accounts/account-store.js';
import { accountDetails, type AccountDetails } from '../accounts/account-details.js';
import { AccountNotFound } from '../accounts/account.problems.js';
import { NoSession } from '../sessions/session.problems.js';

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
