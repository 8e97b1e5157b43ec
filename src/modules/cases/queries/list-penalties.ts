import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Prisma, PrismaService } from '../../../platform/database/index.js';

/** A penalty as it stands: the last ruling on a case takes the place of those before. */
export interface StandingPenalty {
  readonly imposedAt: string;
  readonly leagueId: string | null;
  readonly matchId: string;
  readonly caseId: string;
  /** Its place among those of the ruling, from 0. */
  readonly place: number;
  readonly playerId: string;
  readonly infraction: string;
  readonly penalty: string;
}

export interface PenaltyFilter {
  readonly league?: string;
  readonly match?: string;
  readonly player?: string;
}

/** Penalties, the newest first; those after one of them, so many at a time. */
export class ListPenalties extends Query<readonly StandingPenalty[]> {
  constructor(
    readonly filter: PenaltyFilter,
    readonly after: StandingPenalty | null,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListPenalties)
export class ListPenaltiesHandler implements IQueryHandler<ListPenalties> {
  constructor(private readonly prisma: PrismaService) {}

  async execute({ filter, after, limit }: ListPenalties): Promise<readonly StandingPenalty[]> {
    const rows = await this.prisma.penaltyRecord.findMany({
      where: { ...whereOf(filter), ...(after !== null && olderThan(after)) },
      orderBy: [{ imposedAt: 'desc' }, { caseId: 'desc' }, { place: 'asc' }],
      take: limit,
    });
    return rows.map(penaltyOf);
  }
}

function whereOf({ league, match, player }: PenaltyFilter): Prisma.PenaltyRecordWhereInput {
  return {
    ...(league !== undefined && { leagueId: league }),
    ...(match !== undefined && { matchId: match }),
    ...(player !== undefined && { playerId: player }),
  };
}

const olderThan = ({ imposedAt, caseId, place }: StandingPenalty): Prisma.PenaltyRecordWhereInput => ({
  OR: [
    { imposedAt: { lt: imposedAt } },
    { imposedAt, caseId: { lt: caseId } },
    { imposedAt, caseId, place: { gt: place } },
  ],
});

function penaltyOf(row: Prisma.PenaltyRecordGetPayload<object>): StandingPenalty {
  const { imposedAt, leagueId, matchId, caseId, place, playerId, infraction, penalty } = row;
  return { imposedAt: imposedAt.toISOString(), leagueId, matchId, caseId, place, playerId, infraction, penalty };
}
