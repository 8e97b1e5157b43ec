import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Prisma, PrismaService } from '../../../platform/database/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { CaseVisibility } from '../case-visibility.js';

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

export interface PenaltyPage {
  readonly items: readonly StandingPenalty[];
  /** After which those of the next page come; null where there is none. */
  readonly last: StandingPenalty | null;
}

/** Penalties that the caller may know of, the newest first; those after one of them, out of so many at a time. */
export class ListPenalties extends Query<PenaltyPage> {
  constructor(
    readonly filter: PenaltyFilter,
    readonly after: StandingPenalty | null,
    readonly limit: number,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(ListPenalties)
export class ListPenaltiesHandler implements IQueryHandler<ListPenalties> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly visibility: CaseVisibility,
  ) {}

  async execute({ filter, after, limit, caller }: ListPenalties): Promise<PenaltyPage> {
    const rows = await this.prisma.penaltyRecord.findMany({
      where: { ...whereOf(filter), ...(after !== null && olderThan(after)) },
      orderBy: [{ imposedAt: 'desc' }, { caseId: 'desc' }, { place: 'asc' }],
      take: limit,
    });
    const seen = await this.visibility.visibleIds(
      rows.map(({ caseId }) => caseId),
      caller,
    );
    const last = rows.length < limit ? undefined : rows.at(-1);
    const items = rows.filter(({ caseId }) => seen.has(caseId)).map(penaltyOf);
    return { items, last: last === undefined ? null : penaltyOf(last) };
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
