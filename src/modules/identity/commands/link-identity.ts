import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerIdentity } from '../access/roles.js';
import { IdentityStore } from '../accounts/identity-store.js';
import { OidcLogins } from '../oidc/oidc-logins.js';
import { NoSession } from '../sessions/session.problems.js';

/** Links the caller's account to whom the OpenID provider says they are. */
export class LinkIdentity extends Command<void> {
  constructor(
    readonly secret: string,
    readonly query: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

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
