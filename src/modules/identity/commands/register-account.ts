import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../platform/database/index.js';
import { boundsWithin } from '../access/bounds.js';
import { Rights } from '../access/rights.service.js';
import type { Role } from '../access/roles.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { AccountStore } from '../accounts/account-store.js';
import { PlayerNotFound } from '../accounts/account.problems.js';
import { hashPassword } from '../accounts/passwords.js';
import { type LineKey, type MadeLine, MadeLines } from '../lines/made-lines.js';

interface AccountTerms {
  readonly login: string;
  readonly password: string;
  readonly role: Role;
  /** An existing player, or the name of a new one. */
  readonly player: { readonly id: string } | { readonly name: string };
}

/** Registers somebody who logs in, as one player; `known` by its Idempotency-Key, once. */
export class RegisterAccount extends Command<MadeLine> {
  constructor(
    readonly terms: AccountTerms,
    readonly caller: CallerIdentity,
    readonly known: LineKey | null,
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
    private readonly lines: MadeLines,
  ) {}

  async execute({ terms, caller, known }: RegisterAccount): Promise<MadeLine> {
    const { login, password, role, player } = terms;
    if (role !== 'player') await this.rights.require(caller, 'accounts.register-staff');
    // From now on the password identifies that player, as a key does.
    if ('id' in player) await this.rights.require(caller, 'keys.issue-for-player');
    if ('id' in player && (await this.prisma.player.count({ where: { id: player.id } })) === 0) {
      throw new PlayerNotFound(player.id);
    }
    const passwordHash = await hashPassword(password);
    const { scopes, expiresAt } = boundsWithin(caller);
    const bounds = { scopes, expiresAt, issuedBy: caller.keyId };
    const account = { login, passwordHash, role, player, ...bounds };
    return this.lines.once(known, (id, tx) => this.accounts.insert(account, id, tx));
  }
}
