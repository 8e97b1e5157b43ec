import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerIdentity } from '../access/roles.js';
import { type Identity, IdentityStore } from '../accounts/identity-store.js';
import { NoSession } from '../sessions/session.problems.js';

/** Takes an identity off the caller's account; throws `NoSession`, `IdentityNotLinked` or `LastWayIn`. */
export class UnlinkIdentity extends Command<void> {
  constructor(
    readonly identity: Identity,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(UnlinkIdentity)
export class UnlinkIdentityHandler implements ICommandHandler<UnlinkIdentity> {
  constructor(private readonly identities: IdentityStore) {}

  async execute({ identity, caller: { session } }: UnlinkIdentity): Promise<void> {
    if (session === undefined) throw new NoSession();
    await this.identities.unlink(session.accountId, identity);
  }
}
