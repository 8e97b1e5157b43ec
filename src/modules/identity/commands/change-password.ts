import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerIdentity } from '../access/caller-identity.js';
import { AccountStore } from '../accounts/account-store.js';
import { PasswordWrong } from '../accounts/account.problems.js';
import { LoginThrottle } from '../accounts/login-throttle.js';
import { PasswordStore } from '../accounts/password-store.js';
import { hashPassword, matchesPassword } from '../accounts/passwords.js';
import { NoSession } from '../sessions/session.problems.js';
import { Sessions } from '../sessions/sessions.js';

/** Sets another password and ends all other sessions of the account. */
export class ChangePassword extends Command<void> {
  constructor(
    readonly current: string,
    readonly next: string,
    readonly address: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: PasswordStore,
    private readonly throttle: LoginThrottle,
    private readonly sessions: Sessions,
  ) {}

  async execute({ current, next, address, caller: { session } }: ChangePassword): Promise<void> {
    const account = session === undefined ? null : await this.accounts.byId(session.accountId);
    if (session === undefined || account === null) throw new NoSession();
    // A stolen session must not be enough to find the password out.
    const wasRight = await this.throttle.attempt(account.login, address);
    if (!(await matchesPassword(current, account.passwordHash))) throw new PasswordWrong();
    await wasRight();
    const ended = await this.passwords.change(account, await hashPassword(next), session.id);
    // Somebody has set another one since it was read.
    if (ended === null) throw new PasswordWrong();
    this.sessions.forget(ended);
  }
}
