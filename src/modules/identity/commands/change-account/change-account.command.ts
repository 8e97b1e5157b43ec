import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';
import { type ManagedAccount } from '../../queries/get-accounts/get-accounts.query.js';

export interface AccountChange {
  readonly enabled?: boolean | undefined;
  /** It keeps nothing of the bounds of the key that registered it. */
  readonly unbounded?: true | undefined;
}

/** Disables an account, enables it again or lifts its bounds; throws `AccountNotFound`, `OwnAccount` or `KeyBounded`. */
export class ChangeAccount extends Command<ManagedAccount> {
  constructor(
    readonly accountId: string,
    readonly change: AccountChange,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
