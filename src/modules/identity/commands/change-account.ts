import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiKeys } from '../access/api-keys.js';
import { requireUnbounded } from '../access/bounds.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { AccountStore } from '../accounts/account-store.js';
import { managedAccount, type ManagedAccount } from '../accounts/account-details.js';
import { AccountNotFound, OwnAccount } from '../accounts/account.problems.js';
import { Sessions } from '../sessions/sessions.js';

interface AccountChange {
  readonly enabled?: boolean | undefined;
  /** It keeps nothing of the bounds of the key that registered it. */
  readonly unbounded?: true | undefined;
}

/**
 * Disables an account, enables it again or lifts its bounds; throws `AccountNotFound`, `OwnAccount` or `KeyBounded`.
 */
export class ChangeAccount extends Command<ManagedAccount> {
  constructor(
    readonly accountId: string,
    readonly change: AccountChange,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(ChangeAccount)
export class ChangeAccountHandler implements ICommandHandler<ChangeAccount> {
  private readonly logger = new Logger('identity');

  constructor(
    private readonly accounts: AccountStore,
    private readonly sessions: Sessions,
    private readonly keys: ApiKeys,
  ) {}

  async execute({ accountId, change, caller }: ChangeAccount): Promise<ManagedAccount> {
    const { enabled, unbounded } = change;
    if (caller.session?.accountId === accountId) throw new OwnAccount();
    if (unbounded === true) requireUnbounded(caller);
    if (unbounded === true) await this.accounts.unbind(accountId);
    if (enabled === true) await this.accounts.enable(accountId);
    if (enabled === false) await this.disable(accountId, caller.keyId);
    const row = await this.accounts.byId(accountId);
    if (row === null) throw new AccountNotFound(accountId);
    this.keys.forgetAll();
    this.logger.log({ msg: 'an account was changed', accountId, ...change, by: caller.keyId });
    return managedAccount(row);
  }

  /** A disabled account refuses everybody; its sessions are ended as well, so that they do not come back with it. */
  private async disable(accountId: string, by: string): Promise<void> {
    await this.accounts.disable(accountId, by);
    await this.sessions.endAll(accountId, 'account-disabled');
  }
}
