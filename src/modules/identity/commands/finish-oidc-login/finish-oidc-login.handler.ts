import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountStore } from '../../accounts/account-store.js';
import { OidcNoAccount } from '../../identity.errors.js';
import { OidcLogins } from '../../oidc/oidc-logins.js';
import { OidcProvider, type ProvenIdentity } from '../../oidc/provider.js';
import { type OpenSession, Sessions } from '../../sessions/sessions.js';
import { FinishOidcLogin } from './finish-oidc-login.command.js';

const NAME_MAX = 80;

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

  /** A login that nobody can type: an account belongs to whom the provider says, and not to whoever has the same name. */
  private signUp({ issuer, subject, name }: ProvenIdentity): ReturnType<AccountStore['insert']> {
    const player = { name: lineOf(name) };
    const login = `${issuer} ${subject}`;
    return this.accounts.insert({ login, passwordHash: null, role: 'player', player, identity: { issuer, subject } });
  }
}

/** What a provider calls somebody becomes one visible line, as of everybody else. */
function lineOf(name = ''): string {
  const line = name.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return line === ''
    ? 'Player'
    : [...line]
        .slice(0, NAME_MAX / 2)
        .join('')
        .trim();
}
