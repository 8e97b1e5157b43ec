import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import { type AccountFilter, AccountStore } from '../accounts/account-store.js';
import { type ManagedAccount, managedAccount } from '../accounts/account-details.js';
import { AccountNotFound } from '../accounts/account.problems.js';

/** Throws `AccountNotFound`. */
export class GetManagedAccount extends Query<ManagedAccount> {
  constructor(readonly accountId: string) {
    super();
  }
}

/** Accounts, the newest first. */
export class ListAccounts extends Query<Slice<ManagedAccount>> {
  constructor(
    readonly filter: AccountFilter,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(GetManagedAccount)
export class GetManagedAccountHandler implements IQueryHandler<GetManagedAccount> {
  constructor(private readonly accounts: AccountStore) {}

  async execute({ accountId }: GetManagedAccount): Promise<ManagedAccount> {
    const row = await this.accounts.byId(accountId);
    if (row === null) throw new AccountNotFound(accountId);
    return managedAccount(row);
  }
}

@QueryHandler(ListAccounts)
export class ListAccountsHandler implements IQueryHandler<ListAccounts> {
  constructor(private readonly accounts: AccountStore) {}

  async execute({ filter, cursor, limit }: ListAccounts): Promise<Slice<ManagedAccount>> {
    const before = lastId(cursor);
    const rows = await this.accounts.list(filter, before, limit + 1);
    return sliceById(rows.map(managedAccount), limit);
  }
}
