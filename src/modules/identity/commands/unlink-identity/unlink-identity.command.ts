import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';
import { type Identity } from '../../accounts/identity-store.js';

/** Takes an identity off the caller's account; throws `NoSession`, `IdentityNotLinked` or `LastWayIn`. */
export class UnlinkIdentity extends Command<void> {
  constructor(
    readonly identity: Identity,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
