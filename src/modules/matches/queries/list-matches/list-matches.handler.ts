import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { dictionary, integer, list, literal, nullable, record, text } from '../../../../platform/decoding/index.js';
import { type Prisma, PrismaService } from '../../../../platform/database/index.js';
import { decodeCursor, type Slice, sliceOf } from '../../../../platform/http/index.js';
import type { MatchSummary } from '../get-match/get-match.query.js';
import { ListMatches, type MatchFilter } from './list-matches.query.js';

/** Reads the listing that follows the ledger: a match of this moment may be missing for another. */
@QueryHandler(ListMatches)
export class ListMatchesHandler implements IQueryHandler<ListMatches> {
  constructor(private readonly prisma: PrismaService) {}

  async execute({ filter, cursor, limit }: ListMatches): Promise<Slice<MatchSummary>> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, ['time', 'uuid']);
    const rows = await this.prisma.matchListing.findMany({
      where: { ...whereOf(filter), ...(after !== undefined && olderThan(...after)) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    });
    return sliceOf(rows.map(summaryOf), limit, ({ createdAt, id }) => [createdAt, id]);
  }
}

function whereOf({ game, status, player, league }: MatchFilter): Prisma.MatchListingWhereInput {
  return {
    ...(game !== undefined && { game }),
    ...(status !== undefined && { status }),
    ...(player !== undefined && { players: { has: player } }),
    ...(league !== undefined && { leagueId: league }),
  };
}

/** Matches of one moment are ordered by their ids. */
function olderThan(createdAt: string, id: string): Prisma.MatchListingWhereInput {
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}

const seatsColumn = list(record({ seat: text, playerId: text, deckId: text }));
const resultColumn = nullable(dictionary(record({ won: integer, lost: integer, drawn: integer })));
const statusColumn = literal('running', 'ended');

function summaryOf(row: Prisma.MatchListingGetPayload<object>): MatchSummary {
  const { id, game, format, bestOf, leagueId, winners, createdAt, endedAt } = row;
  const at = `match_listings ${id}`;
  return {
    id,
    game,
    format,
    bestOf,
    leagueId,
    status: statusColumn(row.status, at),
    seats: seatsColumn(row.seats, at),
    winners,
    draw: row.draw,
    result: resultColumn(row.result, at),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
