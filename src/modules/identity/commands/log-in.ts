import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountStore } from '../accounts/account-store.js';
import { LoginFailed } from '../accounts/account.problems.js';
import { LoginThrottle } from '../accounts/login-throttle.js';
import { loginOf } from '../accounts/names.js';
import { matchesPassword } from '../accounts/passwords.js';
import { type OpenSession, Sessions } from '../sessions/sessions.js';

/** Begins a session of an account. */
export class LogIn extends Command<OpenSession> {
  constructor(
    readonly login: string,
    readonly password: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly accounts: AccountStore,
    private readonly throttle: LoginThrottle,
    private readonly sessions: Sessions,
  ) {}

  async execute({ login, password, address }: LogIn): Promise<OpenSession> {
    const name = loginOf(login);
    const wasRight = await this.throttle.attempt(name, address);
    const account = await this.accounts.byLogin(name);
    const matches = await matchesPassword(password, account?.passwordHash ?? null);
    if (account === null || !matches) throw new LoginFailed();
    await wasRight();
    return this.sessions.begin(account);
  }
}
