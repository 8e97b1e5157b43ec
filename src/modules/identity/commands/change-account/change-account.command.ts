import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';
import { type ManagedAccount } from '../../queries/get-accounts/get-accounts.query.js';

/** Disables an account or enables it again; throws `AccountNotFound` or `OwnAccount`. */
export class ChangeAccount extends Command<ManagedAccount> {
  constructor(
    readonly accountId: string,
    readonly enabled: boolean,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
