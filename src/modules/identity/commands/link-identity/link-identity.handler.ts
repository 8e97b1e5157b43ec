import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IdentityStore } from '../../accounts/identity-store.js';
import { NoSession } from '../../sessions/session.errors.js';
import { OidcLogins } from '../../oidc/oidc-logins.js';
import { LinkIdentity } from './link-identity.command.js';

@CommandHandler(LinkIdentity)
export class LinkIdentityHandler implements ICommandHandler<LinkIdentity> {
  constructor(
    private readonly logins: OidcLogins,
    private readonly identities: IdentityStore,
  ) {}

  async execute({ secret, query, caller: { session } }: LinkIdentity): Promise<void> {
    if (session === undefined) throw new NoSession();
    await this.identities.link(session.accountId, await this.logins.finish(secret, query));
  }
}
