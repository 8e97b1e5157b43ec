import { Injectable } from '@nestjs/common';
import { OidcLogins } from '../oidc/oidc-logins.js';
import { OidcNoAccount } from '../oidc/oidc.problems.js';
import { OidcProvider, type ProvenIdentity } from '../oidc/provider.js';
import { AccountStore } from './account-store.js';
import type { AccountRow } from './account-row.js';
import { LoginFailed, LoginTaken } from './account.problems.js';
import { LoginThrottle } from './login-throttle.js';
import { LOGIN_MAX, loginOf, playerNameOf } from './names.js';
import { matchesPassword } from './passwords.js';

/** Whose account it is, proved by a password or by the OpenID provider; what begins then is the caller's business. */
@Injectable()
export class Proofs {
  constructor(
    private readonly accounts: AccountStore,
    private readonly throttle: LoginThrottle,
    private readonly logins: OidcLogins,
    private readonly provider: OidcProvider,
  ) {}

  /** Throws `LoginThrottled` and `LoginFailed`. */
  async byPassword(login: string, password: string, address: string): Promise<AccountRow> {
    const name = loginOf(login);
    const wasRight = await this.throttle.attempt(name, address);
    const account = await this.accounts.byLogin(name);
    const matches = await matchesPassword(password, account?.passwordHash ?? null);
    if (account === null || !matches) throw new LoginFailed();
    await wasRight();
    return account;
  }

  /** Throws as `OidcLogins.finish` does, and `OidcNoAccount`. */
  async byProvider(secret: string, query: string): Promise<AccountRow> {
    const proven = await this.logins.finish(secret, query);
    const known = await this.accounts.byIdentity(proven);
    if (known === null && !this.provider.signsUp) throw new OidcNoAccount();
    return known ?? this.signUp(proven);
  }

  /**
   * A login that nobody can type: an account belongs to the person named by the provider, not to another of the same
   * name.
   */
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
