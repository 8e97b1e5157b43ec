import { Query } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';

export interface AccountDetails {
  readonly id: string;
  readonly login: string;
  readonly role: string;
  readonly playerId: string;
  readonly name: string;
  readonly createdAt: string;
}

/** The account of the caller; throws `NoSession`. */
export class GetAccount extends Query<AccountDetails> {
  constructor(readonly caller: CallerIdentity) {
    super();
  }
}
