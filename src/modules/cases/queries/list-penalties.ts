import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Prisma, PrismaService } from '../../../platform/database/index.js';
import { type CallerIdentity, PlayerRecords } from '../../identity/index.js';
import { CaseNames } from '../case-names.js';
import { CaseVisibility } from '../case-visibility.js';

/** A penalty in force: the last ruling on a case replaces the earlier ones. */
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

/** With what its player and its league are called beside their ids. */
export interface NamedPenalty extends StandingPenalty {
  readonly playerName: string;
  readonly leagueName: string | null;
}

export interface PenaltyFilter {
  readonly league?: string;
  readonly match?: string;
  readonly player?: string;
}

export interface PenaltyPage {
  readonly items: readonly NamedPenalty[];
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
    private readonly names: CaseNames,
    private readonly records: PlayerRecords,
  ) {}

  async execute({ filter, after, limit, caller }: ListPenalties): Promise<PenaltyPage> {
    const players = filter.player === undefined ? undefined : await this.records.of(filter.player);
    const rows = await this.prisma.penaltyRecord.findMany({
      where: { ...whereOf(filter, players), ...(after !== null && olderThan(after)) },
      orderBy: [{ imposedAt: 'desc' }, { caseId: 'desc' }, { place: 'asc' }],
      take: limit,
    });
    const seen = await this.visibility.visibleIds(
      rows.map(({ caseId }) => caseId),
      caller,
    );
    const last = rows.length < limit ? undefined : rows.at(-1);
    const items = rows.filter(({ caseId }) => seen.has(caseId)).map(penaltyOf);
    return { items: await this.named(items), last: last === undefined ? null : penaltyOf(last) };
  }

  private async named(penalties: readonly StandingPenalty[]): Promise<readonly NamedPenalty[]> {
    const players = await this.names.ofPlayers(penalties.map(({ playerId }) => playerId));
    const leagues = await this.names.ofLeagues(penalties.map(({ leagueId }) => leagueId));
    return penalties.map((penalty) => ({
      ...penalty,
      playerName: players.get(penalty.playerId) ?? '',
      leagueName: leagues.get(penalty.leagueId ?? '') ?? null,
    }));
  }
}

function whereOf(
  { league, match }: PenaltyFilter,
  players: readonly string[] | undefined,
): Prisma.PenaltyRecordWhereInput {
  return {
    ...(league !== undefined && { leagueId: league }),
    ...(match !== undefined && { matchId: match }),
    ...(players !== undefined && { playerId: { in: [...players] } }),
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
