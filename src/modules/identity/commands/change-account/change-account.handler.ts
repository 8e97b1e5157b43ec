import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiKeys } from '../../access/api-keys.js';
import { AccountStore } from '../../accounts/account-store.js';
import { AccountNotFound, OwnAccount } from '../../accounts/account.errors.js';
import { managedAccount } from '../../queries/get-account/account-details.js';
import { type ManagedAccount } from '../../queries/get-accounts/get-accounts.query.js';
import { Sessions } from '../../sessions/sessions.js';
import { ChangeAccount } from './change-account.command.js';

@CommandHandler(ChangeAccount)
export class ChangeAccountHandler implements ICommandHandler<ChangeAccount> {
  private readonly logger = new Logger('identity');

  constructor(
    private readonly accounts: AccountStore,
    private readonly sessions: Sessions,
    private readonly keys: ApiKeys,
  ) {}

  async execute({ accountId, enabled, caller: { keyId, session } }: ChangeAccount): Promise<ManagedAccount> {
    if (session?.accountId === accountId) throw new OwnAccount();
    if (enabled) await this.accounts.enable(accountId);
    else await this.accounts.disable(accountId, keyId);
    const row = await this.accounts.byId(accountId);
    if (row === null) throw new AccountNotFound(accountId);
    // The state of the account refuses whoever comes; ending the sessions as well, they do not come back with it.
    if (!enabled) await this.sessions.endAll(accountId, 'account-disabled');
    this.keys.forgetAll();
    this.logger.log({ msg: `an account was ${enabled ? 'enabled' : 'disabled'}`, accountId, by: keyId });
    return managedAccount(row);
  }
}
