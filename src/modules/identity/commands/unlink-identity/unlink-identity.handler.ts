import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IdentityStore } from '../../accounts/identity-store.js';
import { NoSession } from '../../sessions/session.errors.js';
import { UnlinkIdentity } from './unlink-identity.command.js';

@CommandHandler(UnlinkIdentity)
export class UnlinkIdentityHandler implements ICommandHandler<UnlinkIdentity> {
  constructor(private readonly identities: IdentityStore) {}

  async execute({ identity, caller: { session } }: UnlinkIdentity): Promise<void> {
    if (session === undefined) throw new NoSession();
    await this.identities.unlink(session.accountId, identity);
  }
}
