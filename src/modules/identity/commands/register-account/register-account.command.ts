import { Command } from '@nestjs/cqrs';
import { type CallerIdentity, type Role } from '../../access/roles.js';
import { type AccountDetails } from '../../queries/get-account/get-account.query.js';

export interface AccountTerms {
  readonly login: string;
  readonly password: string;
  readonly role: Role;
  /** An existing player, or the name of a new one. */
  readonly player: { readonly id: string } | { readonly name: string };
}

/** Registers somebody who logs in, as one player. */
export class RegisterAccount extends Command<AccountDetails> {
  constructor(
    readonly terms: AccountTerms,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
