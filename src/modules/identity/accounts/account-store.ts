import { Injectable } from '@nestjs/common';
import { type Prisma, PrismaService } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { Role } from '../access/roles.js';
import { type AccountRow, WHOLE } from './account-row.js';
import { LoginTaken, PlayerHasAccount } from './account.problems.js';
import type { Identity } from './identity-store.js';
import { loginOf, looksOf } from './names.js';
import { endResets, endResetsOf } from './password-store.js';

export interface AccountFilter {
  readonly login?: string | undefined;
  readonly enabled?: boolean | undefined;
  readonly issuedBy?: string | undefined;
}

interface NewAccount {
  /** As it is compared: see `loginOf`. */
  readonly login: string;
  readonly passwordHash: string | null;
  readonly role: Role;
  /** An existing player, or the name of a new one. */
  readonly player: { readonly id: string } | { readonly name: string };
  /** Who this is for an OpenID provider. */
  readonly identity?: Identity;
  /**
   * The key or session that registers it, and what it is bound to by that; a person who signs up is bound to nothing.
   */
  readonly issuedBy?: string;
  readonly scopes?: readonly string[];
  readonly expiresAt?: Date | null;
}

/** The rows of accounts. */
@Injectable()
export class AccountStore {
  constructor(private readonly prisma: PrismaService) {}

  byLogin(login: string): Promise<AccountRow | null> {
    return this.prisma.account.findUnique({ where: { login }, include: WHOLE });
  }

  byId(id: string): Promise<AccountRow | null> {
    return this.prisma.account.findUnique({ where: { id }, include: WHOLE });
  }

  byPlayer(playerId: string): Promise<AccountRow | null> {
    return this.prisma.account.findUnique({ where: { playerId }, include: WHOLE });
  }

  /** The account of somebody whom a provider knows. */
  async byIdentity({ issuer, subject }: Identity): Promise<AccountRow | null> {
    const where = { issuer_subject: { issuer, subject } };
    const include = { account: { include: WHOLE } };
    return (await this.prisma.accountIdentity.findUnique({ where, include }))?.account ?? null;
  }

  /** Throws `LoginTaken` or `PlayerHasAccount`, also if another request was a moment faster. */
  async insert(
    { player, identity, scopes = [], ...account }: NewAccount,
    id = newId(),
    tx: Prisma.TransactionClient = this.prisma,
  ): Promise<AccountRow> {
    const { login } = account;
    const data = {
      ...account,
      scopes: [...scopes],
      id,
      // A person whom a provider identifies never types this login.
      looks: identity === undefined ? looksOf(login) : null,
      player: 'id' in player ? { connect: player } : { create: { id: newId(), name: player.name } },
      ...(identity !== undefined && { identities: { create: identity } }),
    };
    try {
      return await tx.account.create({ data, include: WHOLE });
    } catch (error) {
      throw await this.conflictOf(error, login, player);
    }
  }

  /** The newest first; ids grow with time, so they are the order. */
  list(
    { login, enabled, issuedBy }: AccountFilter,
    before: string | null,
    count: number,
  ): Promise<readonly AccountRow[]> {
    return this.prisma.account.findMany({
      where: {
        // Those whom a provider knows are kept under its very words.
        ...(login !== undefined && { login: { in: [login, loginOf(login)] } }),
        ...(issuedBy !== undefined && { issuedBy }),
        ...(enabled !== undefined && { disabledAt: enabled ? null : { not: null } }),
        ...(before !== null && { id: { lt: before } }),
      },
      include: WHOLE,
      orderBy: { id: 'desc' },
      take: count,
    });
  }

  /** Disabling what is disabled changes nothing: who was first stays. */
  async disable(id: string, disabledBy: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await tx.account.updateMany({ where: { id, disabledAt: null }, data: { disabledAt: new Date(), disabledBy } });
      const sessions = await tx.session.findMany({ where: { accountId: id, endedAt: null }, select: { id: true } });
      const keys = await tx.apiKey.findMany({ where: { player: { account: { id } } }, select: { id: true } });
      await endResetsOf(tx, [...sessions.map((session) => `session:${session.id}`), ...keys.map((key) => key.id)]);
    });
  }

  /** From now on it may all that its roles may, without an end. */
  async unbind(id: string): Promise<void> {
    await this.prisma.account.updateMany({ where: { id }, data: { scopes: [], expiresAt: null } });
  }

  /** What led into it when it was disabled, and was given away, does not come back with it. */
  async enable(id: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.account.updateMany({
        where: { id, disabledAt: { not: null } },
        data: { disabledAt: null, disabledBy: null },
      });
      if (count > 0) await endResets(tx, id, 'account-disabled');
    });
  }

  private async conflictOf(error: unknown, login: string, player: NewAccount['player']): Promise<unknown> {
    if (!(error instanceof Error && 'code' in error && TAKEN.includes(error.code))) return error;
    const { account } = this.prisma;
    if ('id' in player && (await account.count({ where: { playerId: player.id } })) > 0) return new PlayerHasAccount();
    return (await account.count({ where: { OR: [{ login }, { looks: looksOf(login) }] } })) > 0
      ? new LoginTaken()
      : error;
  }
}

/** Prisma's names for it: a login or a player that an account has. */
const TAKEN: readonly unknown[] = ['P2002', 'P2014'];
