import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../platform/database/index.js';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';

export interface TournamentSummary {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly leagueId: string | null;
  readonly seasonId: string | null;
  readonly status: string;
  readonly players: number;
  readonly rounds: number;
  readonly createdAt: string;
}

export interface TournamentFilter {
  readonly game?: string;
  readonly league?: string;
  readonly season?: string;
  readonly status?: string;
  readonly player?: string;
}

/** Tournaments, the newest first. The listing follows the ledger: it may be a moment behind. */
export class ListTournaments extends Query<Slice<TournamentSummary>> {
  constructor(
    readonly filter: TournamentFilter,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListTournaments)
export class ListTournamentsHandler implements IQueryHandler<ListTournaments> {
  constructor(private readonly prisma: PrismaService) {}

  async execute({ filter, cursor, limit }: ListTournaments): Promise<Slice<TournamentSummary>> {
    const { game, league, season, status, player } = filter;
    const before = lastId(cursor);
    const rows = await this.prisma.tournamentListing.findMany({
      where: {
        ...(game !== undefined && { game }),
        ...(league !== undefined && { leagueId: league }),
        ...(season !== undefined && { seasonId: season }),
        ...(status !== undefined && { status }),
        ...(player !== undefined && { entries: { some: { playerId: player, isThere: true } } }),
        ...(before !== null && { number: { lt: await this.numberOf(before) } }),
      },
      include: { _count: { select: { entries: { where: { isThere: true } } } } },
      orderBy: { number: 'desc' },
      take: limit + 1,
    });
    const summaries = rows.map(({ _count, number: _number, changedAt: _changed, createdAt, ...row }) => ({
      ...row,
      players: _count.entries,
      createdAt: createdAt.toISOString(),
    }));
    return sliceById(summaries, limit);
  }

  /** The place of the last tournament of the page before; of one that is gone, the end. */
  private async numberOf(id: string): Promise<bigint> {
    const found = await this.prisma.tournamentListing.findUnique({ where: { id }, select: { number: true } });
    return found?.number ?? 0n;
  }
}
