import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { AccountStore } from '../../accounts/account-store.js';
import { NoSession } from '../../sessions/session.errors.js';
import { accountDetails } from './account-details.js';
import { type AccountDetails, GetAccount } from './get-account.query.js';

@QueryHandler(GetAccount)
export class GetAccountHandler implements IQueryHandler<GetAccount> {
  constructor(private readonly accounts: AccountStore) {}

  async execute({ caller: { session } }: GetAccount): Promise<AccountDetails> {
    const account = session === undefined ? null : await this.accounts.byId(session.accountId);
    if (account === null) throw new NoSession();
    return accountDetails(account);
  }
}
