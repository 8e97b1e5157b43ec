import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';

/** Sets another password and ends all other sessions of the account. */
export class ChangePassword extends Command<void> {
  constructor(
    readonly current: string,
    readonly next: string,
    readonly address: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
