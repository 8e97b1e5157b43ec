import { Injectable } from '@nestjs/common';
import { type Prisma, PrismaService } from '../../platform/database/index.js';
import { lastId, type Slice, sliceById } from '../../platform/http/index.js';
import { OrganisationNotFound } from './leagues.problems.js';

/** An organisation that runs leagues. Its organisers are organisers in all of them. */
export interface Organisation {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** The rows of organisations: written once, read often. */
@Injectable()
export class OrganisationRepository {
  constructor(private readonly prisma: PrismaService) {}

  async insert(id: string, name: string, tx: Prisma.TransactionClient): Promise<void> {
    await tx.organisation.create({ data: { id, name } });
  }

  /** Throws `OrganisationNotFound`. */
  async get(id: string): Promise<Organisation> {
    const row = await this.prisma.organisation.findUnique({ where: { id } });
    if (row === null) throw new OrganisationNotFound(id);
    return organisationOf(row);
  }

  /** The newest first; ids grow with time, so they are the order. */
  async list(cursor: string | undefined, limit: number): Promise<Slice<Organisation>> {
    const before = lastId(cursor);
    const where = before === null ? {} : { id: { lt: before } };
    const rows = await this.prisma.organisation.findMany({ where, orderBy: { id: 'desc' }, take: limit + 1 });
    return sliceById(rows.map(organisationOf), limit);
  }
}

const organisationOf = ({ id, name, createdAt }: Prisma.OrganisationGetPayload<object>): Organisation => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
});
