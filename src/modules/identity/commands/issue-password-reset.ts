import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/database/index.js';
import { requireWithin } from '../access/bounds.js';
import { hashSecret } from '../access/key-token.js';
import { Rights } from '../access/rights.service.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { AccountStore } from '../accounts/account-store.js';
import type { AccountRow } from '../accounts/account-row.js';
import { AccountDisabled, NoAccount, NoPassword, OwnAccount } from '../accounts/account.problems.js';
import { PasswordStore } from '../accounts/password-store.js';
import { mintResetToken } from '../accounts/passwords.js';
import { GetPlayer } from '../queries/get-player.js';

interface IssuedReset {
  readonly accountId: string;
  /** For a person who has forgotten that as well. */
  readonly login: string;
  /** The whole token, this once. */
  readonly token: string;
  readonly expiresAt: string;
}

/**
 * Issues a way back into the account of a player. Throws `PlayerNotFound`, `NoAccount`, `NoPassword`, `OwnAccount`,
 * `AccountDisabled`, or `RoleForbidden` for accounts of staff.
 */
export class IssuePasswordReset extends Command<IssuedReset> {
  constructor(
    readonly playerId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

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
    private readonly clock: Clock,
  ) {}

  async execute({ playerId, caller }: IssuePasswordReset): Promise<IssuedReset> {
    await this.queries.execute(new GetPlayer(playerId));
    const account = await this.accounts.byPlayer(playerId);
    if (account === null) throw new NoAccount();
    await this.requireResettable(account, caller);
    const { id: accountId, login } = account;
    const token = mintResetToken();
    const expiresAt = new Date(
      Math.min(this.clock.now().getTime() + GOOD_FOR_MS, caller.endsAt?.getTime() ?? Infinity),
    );
    const issuedBy = caller.keyId;
    const { id } = await this.passwords.issueReset({ accountId, tokenHash: hashSecret(token), expiresAt, issuedBy });
    this.logger.log({ msg: 'a password reset was issued', passwordReset: id, accountId, by: issuedBy });
    return { accountId, login, token, expiresAt: expiresAt.toISOString() };
  }

  private async requireResettable(account: AccountRow, caller: CallerIdentity): Promise<void> {
    if (account.role !== 'player') await this.rights.require(caller, 'accounts.manage-any');
    // A session that somebody has taken over must not lead to the password.
    if (caller.playerId === account.playerId) throw new OwnAccount();
    // With it anybody has the whole account.
    requireWithin(caller, account);
    if (account.passwordHash === null) throw new NoPassword();
    if (account.disabledAt !== null) throw new AccountDisabled();
  }
}
