import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../../platform/http/index.js';
import { AccountStore } from '../../accounts/account-store.js';
import { AccountNotFound } from '../../accounts/account.errors.js';
import { managedAccount } from '../get-account/account-details.js';
import { GetManagedAccount, ListAccounts, type ManagedAccount } from './get-accounts.query.js';

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
