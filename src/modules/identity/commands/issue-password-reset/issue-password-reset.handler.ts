import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { hashSecret } from '../../access/key-token.js';
import { requireWithin } from '../../access/bounds.js';
import { Rights } from '../../access/rights.service.js';
import { type CallerIdentity } from '../../access/roles.js';
import { type AccountRow, AccountStore } from '../../accounts/account-store.js';
import { PasswordStore } from '../../accounts/password-store.js';
import { mintResetToken } from '../../accounts/reset-token.js';
import { AccountDisabled, NoAccount, NoPassword, OwnAccount } from '../../accounts/account.errors.js';
import { GetPlayer } from '../../queries/get-player/get-player.query.js';
import { type IssuedReset, IssuePasswordReset } from './issue-password-reset.command.js';

/** Long enough to hand it over, and short enough not to be left lying about. */
const GOOD_FOR_MS = 3_600_000;

@CommandHandler(IssuePasswordReset)
export class IssuePasswordResetHandler implements ICommandHandler<IssuePasswordReset> {
  private readonly logger = new Logger('identity');

  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: PasswordStore,
    private readonly rights: Rights,
    private readonly queries: QueryBus,
  ) {}

  async execute({ playerId, caller }: IssuePasswordReset): Promise<IssuedReset> {
    await this.queries.execute(new GetPlayer(playerId));
    const account = await this.accounts.byPlayer(playerId);
    if (account === null) throw new NoAccount();
    await this.requireResettable(account, caller);
    const { id: accountId, login } = account;
    const token = mintResetToken();
    const expiresAt = new Date(Math.min(Date.now() + GOOD_FOR_MS, caller.endsAt?.getTime() ?? Infinity));
    const issuedBy = caller.keyId;
    const { id } = await this.passwords.issueReset({ accountId, tokenHash: hashSecret(token), expiresAt, issuedBy });
    this.logger.log({ msg: 'a password reset was issued', passwordReset: id, accountId, by: issuedBy });
    return { accountId, login, token, expiresAt: expiresAt.toISOString() };
  }

  private async requireResettable(account: AccountRow, caller: CallerIdentity): Promise<void> {
    if (account.role !== 'player') await this.rights.require(caller, 'accounts.manage-any');
    // A session that somebody has taken over must not lead to the password.
    if (caller.playerId === account.playerId) throw new OwnAccount();
    // Whoever spends it has the whole account.
    requireWithin(caller, account);
    if (account.passwordHash === null) throw new NoPassword();
    if (account.disabledAt !== null) throw new AccountDisabled();
  }
}
