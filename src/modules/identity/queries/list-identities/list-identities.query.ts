import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type CallerIdentity } from '../../access/roles.js';
import { type Identity } from '../../accounts/identity-store.js';

export interface IdentityOfMine extends Identity {
  readonly linkedAt: string;
}

/** Who the caller's account is for OpenID providers, in the order of their names; throws `NoSession`. */
export class ListIdentities extends Query<Slice<IdentityOfMine>> {
  constructor(
    readonly caller: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
