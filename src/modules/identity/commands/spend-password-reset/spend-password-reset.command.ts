import { Command } from '@nestjs/cqrs';

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
