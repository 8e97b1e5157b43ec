import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hashSecret } from '../access/key-token.js';
import { AccountDisabled, ResetInvalid } from '../accounts/account.problems.js';
import { LoginThrottle } from '../accounts/login-throttle.js';
import { PasswordStore } from '../accounts/password-store.js';
import { hashPassword } from '../accounts/passwords.js';
import { Sessions } from '../sessions/sessions.js';

/**
 * Sets a new password with a token that staff has issued; all sessions of the account end. Throws `ResetInvalid`,
 * `AccountDisabled` or `LoginThrottled`.
 */
export class SpendPasswordReset extends Command<void> {
  constructor(
    readonly token: string,
    readonly newPassword: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(SpendPasswordReset)
export class SpendPasswordResetHandler implements ICommandHandler<SpendPasswordReset> {
  private readonly logger = new Logger('identity');

  constructor(
    private readonly passwords: PasswordStore,
    private readonly throttle: LoginThrottle,
    private readonly sessions: Sessions,
  ) {}

  async execute({ token, newPassword, address }: SpendPasswordReset): Promise<void> {
    // The token takes the place of the login: it is the only thing known about the caller.
    const wasRight = await this.throttle.attempt(token, address);
    const reset = await this.passwords.openReset(hashSecret(token));
    if (reset === null) throw new ResetInvalid();
    const { id, account, issuedBy } = reset;
    if (account.disabledAt !== null) throw new AccountDisabled();
    this.sessions.forget(await this.passwords.spendReset(reset, await hashPassword(newPassword)));
    this.logger.log({ msg: 'a password was reset', passwordReset: id, accountId: account.id, issuedBy });
    await wasRight();
    await this.throttle.forgive(account.login, address);
  }
}
