import { Injectable } from '@nestjs/common';
import { type Prisma, PrismaService } from '../../../platform/database/index.js';
import { IdentityNotLinked, IdentityTaken, LastWayIn } from './account.problems.js';

/** Who somebody is for an OpenID provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export type LinkedIdentity = Prisma.AccountIdentityGetPayload<object>;

/** Which identities lead to which account. */
@Injectable()
export class IdentityStore {
  constructor(private readonly prisma: PrismaService) {}

  /** In the order of their names. */
  list(accountId: string, after: Identity | null, count: number): Promise<readonly LinkedIdentity[]> {
    const beyond = after && {
      OR: [{ issuer: { gt: after.issuer } }, { issuer: after.issuer, subject: { gt: after.subject } }],
    };
    const orderBy = [{ issuer: 'asc' }, { subject: 'asc' }] as const;
    return this.prisma.accountIdentity.findMany({
      where: { accountId, ...beyond },
      orderBy: [...orderBy],
      take: count,
    });
  }

  /** Linking again what is linked changes nothing; throws `IdentityTaken` where it is linked to another account. */
  async link(accountId: string, { issuer, subject }: Identity): Promise<void> {
    const data = [{ issuer, subject, accountId }];
    const { count } = await this.prisma.accountIdentity.createMany({ data, skipDuplicates: true });
    if (count > 0) return;
    const linked = await this.prisma.accountIdentity.findUnique({ where: { issuer_subject: { issuer, subject } } });
    if (linked?.accountId !== accountId) throw new IdentityTaken();
  }

  /** Throws `IdentityNotLinked`, and `LastWayIn` where nothing else would lead to the account. */
  async unlink(accountId: string, { issuer, subject }: Identity): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      // One at a time: of two that are taken off at once, one stays.
      await tx.$queryRaw`select from accounts where id = ${accountId}::uuid for update`;
      const { count } = await tx.accountIdentity.deleteMany({ where: { accountId, issuer, subject } });
      if (count === 0) throw new IdentityNotLinked();
      const account = await tx.account.findUniqueOrThrow({
        where: { id: accountId },
        include: { identities: { take: 1 } },
      });
      if (account.passwordHash === null && account.identities.length === 0) throw new LastWayIn();
    });
  }
}
