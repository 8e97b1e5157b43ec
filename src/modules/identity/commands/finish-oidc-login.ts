import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type AccountRow, AccountStore } from '../accounts/account-store.js';
import { LoginTaken } from '../accounts/account.problems.js';
import { LOGIN_MAX, playerNameOf } from '../accounts/names.js';
import { OidcLogins } from '../oidc/oidc-logins.js';
import { OidcNoAccount } from '../oidc/oidc.problems.js';
import { OidcProvider, type ProvenIdentity } from '../oidc/provider.js';
import { type OpenSession, Sessions } from '../sessions/sessions.js';

/** Begins a session of a person who comes back from the OpenID provider. */
export class FinishOidcLogin extends Command<OpenSession> {
  constructor(
    readonly secret: string,
    readonly query: string,
  ) {
    super();
  }
}

@CommandHandler(FinishOidcLogin)
export class FinishOidcLoginHandler implements ICommandHandler<FinishOidcLogin> {
  constructor(
    private readonly logins: OidcLogins,
    private readonly provider: OidcProvider,
    private readonly accounts: AccountStore,
    private readonly sessions: Sessions,
  ) {}

  async execute({ secret, query }: FinishOidcLogin): Promise<OpenSession> {
    const proven = await this.logins.finish(secret, query);
    const known = await this.accounts.byIdentity(proven);
    if (known === null && !this.provider.signsUp) throw new OidcNoAccount();
    return this.sessions.begin(known ?? (await this.signUp(proven)));
  }

  /** A login that nobody can type: an account belongs to the person named by the provider, not to another of the same name. */
  private async signUp({ issuer, subject, name }: ProvenIdentity): Promise<AccountRow> {
    const login = `${issuer} ${subject}`.slice(0, LOGIN_MAX);
    const [identity, player] = [{ issuer, subject }, { name: playerNameOf(name) }];
    try {
      return await this.accounts.insert({ login, passwordHash: null, role: 'player', player, identity });
    } catch (error) {
      // One person may come for the first time from two devices at once.
      const known = error instanceof LoginTaken ? await this.accounts.byIdentity(identity) : null;
      if (known === null) throw error;
      return known;
    }
  }
}
