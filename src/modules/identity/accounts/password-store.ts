import { Injectable } from '@nestjs/common';
import { Clock, type Prisma, PrismaService } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { AccountDisabled, ResetInvalid } from './account.problems.js';
import { endSessions } from '../sessions/session-store.js';
import type { AccountRow } from './account-row.js';

/** Why a reset token is not valid. */
export const RESET_ENDS = ['spent', 'replaced', 'password-changed', 'account-disabled', 'issuer-ended'] as const;
export type ResetEnd = (typeof RESET_ENDS)[number];

export type PasswordResetRow = Prisma.PasswordResetGetPayload<object>;
export type OpenReset = Prisma.PasswordResetGetPayload<{ include: { account: true } }>;

export interface NewReset {
  readonly accountId: string;
  readonly tokenHash: Uint8Array<ArrayBuffer>;
  readonly expiresAt: Date;
  /** The key or session that issues it. */
  readonly issuedBy: string;
}

/**
 * Passwords that take the place of others. In one transaction with the password ends what somebody else might still
 * come in by; the account is locked first, so that a log-in under way is ended as well, or comes too late.
 */
@Injectable()
export class PasswordStore {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers which sessions have ended: all but the one that is kept. Null where the password is another one meanwhile.
   */
  async change(
    { id, passwordHash: before }: AccountRow,
    passwordHash: string,
    keptSessionId: string,
  ): Promise<readonly string[] | null> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.account.updateMany({ where: { id, passwordHash: before }, data: { passwordHash } });
      if (count === 0) return null;
      await endResets(tx, id, 'password-changed');
      return endSessions(tx, id, 'password-changed', keptSessionId);
    });
  }

  /** Opens a way back in; the one that was open until now is closed. */
  async issueReset(reset: NewReset): Promise<PasswordResetRow> {
    return this.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`select from accounts where id = ${reset.accountId}::uuid for update`;
      await endResets(tx, reset.accountId, 'replaced');
      return tx.passwordReset.create({ data: { id: newId(), ...reset } });
    });
  }

  /** Null for a token that was never issued, has ended or is too old: one question for all of them. */
  openReset(tokenHash: Uint8Array<ArrayBuffer>): Promise<OpenReset | null> {
    return this.prisma.passwordReset.findUnique({
      where: { tokenHash, ...this.stillOpen() },
      include: { account: true },
    });
  }

  /** Answers which sessions have ended: all. Throws `AccountDisabled` or `ResetInvalid` where either came first. */
  async spendReset({ id, accountId }: OpenReset, passwordHash: string): Promise<readonly string[]> {
    return this.prisma.$transaction(async (tx) => {
      const enabled = { id: accountId, disabledAt: null };
      if ((await tx.account.updateMany({ where: enabled, data: { passwordHash } })).count === 0) {
        throw new AccountDisabled();
      }
      const spent = await tx.passwordReset.updateMany({ where: { id, ...this.stillOpen() }, data: ending('spent') });
      if (spent.count === 0) throw new ResetInvalid();
      return endSessions(tx, accountId, 'password-reset');
    });
  }

  private stillOpen() {
    return { endedAt: null, expiresAt: { gt: this.clock.now() } } as const;
  }
}

/** Ends what these keys and sessions have issued: what a person issued ends with their access. */
export async function endResetsOf(tx: Prisma.TransactionClient, issuers: readonly string[]): Promise<void> {
  await tx.passwordReset.updateMany({
    where: { issuedBy: { in: [...issuers] }, endedAt: null },
    data: ending('issuer-ended'),
  });
}

/** Ends what is open for an account. */
export async function endResets(tx: Prisma.TransactionClient, accountId: string, why: ResetEnd): Promise<void> {
  await tx.passwordReset.updateMany({ where: { accountId, endedAt: null }, data: ending(why) });
}

const ending = (endedWhy: ResetEnd): { endedAt: Date; endedWhy: ResetEnd } => ({ endedAt: new Date(), endedWhy });
