import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../platform/database/index.js';
import { boundsWithin } from '../access/bounds.js';
import { Rights } from '../access/rights.service.js';
import type { CallerIdentity, Role } from '../access/roles.js';
import { accountDetails, AccountStore } from '../accounts/account-store.js';
import { PlayerNotFound } from '../accounts/account.problems.js';
import { hashPassword } from '../accounts/passwords.js';
import type { AccountDetails } from '../queries/get-account.js';

interface AccountTerms {
  readonly login: string;
  readonly password: string;
  readonly role: Role;
  /** An existing player, or the name of a new one. */
  readonly player: { readonly id: string } | { readonly name: string };
}

/** Registers somebody who logs in, as one player. */
export class RegisterAccount extends Command<AccountDetails> {
  constructor(
    readonly terms: AccountTerms,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(RegisterAccount)
export class RegisterAccountHandler implements ICommandHandler<RegisterAccount> {
  constructor(
    private readonly accounts: AccountStore,
    private readonly prisma: PrismaService,
    private readonly rights: Rights,
  ) {}

  async execute({ terms: { login, password, role, player }, caller }: RegisterAccount): Promise<AccountDetails> {
    if (role !== 'player') await this.rights.require(caller, 'accounts.register-staff');
    // From now on the password stands for that player, as a key does.
    if ('id' in player) await this.rights.require(caller, 'keys.issue-for-player');
    if ('id' in player && (await this.prisma.player.count({ where: { id: player.id } })) === 0) {
      throw new PlayerNotFound(player.id);
    }
    const passwordHash = await hashPassword(password);
    const { scopes, expiresAt } = boundsWithin(caller);
    const bounds = { scopes, expiresAt, issuedBy: caller.keyId };
    return accountDetails(await this.accounts.insert({ login, passwordHash, role, player, ...bounds }));
  }
}
