import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type Prisma, PrismaService } from '../../../../platform/database/index.js';
import { ListPenalties, type PenaltyFilter, type StandingPenalty } from './list-penalties.query.js';

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
