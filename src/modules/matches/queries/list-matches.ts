import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type Prisma, PrismaService } from '../../../platform/database/index.js';
import { dictionary, integer, list, literal, nullable, record, text } from '../../../platform/decoding/index.js';
import { decodeCursor, type Slice, sliceOf } from '../../../platform/http/index.js';
import {
  type CalledRecord,
  type CallerIdentity,
  FindPlayerIds,
  PlayerNames,
  PlayerRecords,
} from '../../identity/index.js';
import { leaguePlace, type MatchSeat, SeenSeats } from '../seen-seats.js';
import { CLOSINGS } from '../domain/events.js';
import type { Closing } from '../match-closings.js';
import type { MatchSummary } from './get-match.js';

export interface MatchFilter {
  readonly game?: string;
  readonly matchFormat?: string;
  readonly status?: 'running' | 'ended';
  readonly player?: string;
  /** How words of the name of a player begin. */
  readonly playerName?: string;
  readonly league?: string;
  readonly since?: string;
  readonly before?: string;
}

/** Players of one name among whose matches a search looks. */
const PLAYERS_OF_A_NAME = 500;

/** With what its people, their decks, its league and its games are called beside their ids. */
export interface ListedMatch extends MatchSummary {
  readonly seats: readonly ListedSeat[];
  readonly leagueName: string | null;
  readonly closed: Closing['kind'] | null;
  /** By number. */
  readonly games: readonly ListedGame[];
}

interface ListedSeat extends MatchSeat, CalledRecord {
  /** Present if the reader may know the deck. */
  readonly deckName?: string;
}

interface ListedGame {
  readonly id: string;
  readonly number: number;
  readonly status: 'running' | 'ended';
}

/** Matches, the newest first, as far as the reader may know them. */
export class ListMatches extends Query<Slice<ListedMatch>> {
  constructor(
    readonly filter: MatchFilter,
    readonly reader: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

/** Reads the listing that follows the ledger: a match of this moment may be missing for another. */
@QueryHandler(ListMatches)
export class ListMatchesHandler implements IQueryHandler<ListMatches> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queries: QueryBus,
    private readonly seats: SeenSeats,
    private readonly names: PlayerNames,
    private readonly records: PlayerRecords,
  ) {}

  async execute({ filter, reader, cursor, limit }: ListMatches): Promise<Slice<ListedMatch>> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, ['time', 'uuid']);
    const { player, playerName } = filter;
    const records = player && (await this.records.of(player));
    const named = playerName && (await this.queries.execute(new FindPlayerIds(playerName, PLAYERS_OF_A_NAME)));
    const rows = await this.prisma.matchListing.findMany({
      where: {
        AND: [
          whereOf(filter),
          records === undefined ? {} : { players: { hasSome: [...records] } },
          named === undefined ? {} : { players: { hasSome: [...named] } },
          after === undefined ? {} : olderThan(...after),
        ],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    });
    const items = await Promise.all(rows.map((row) => this.summaryOf(row, reader)));
    return sliceOf(await this.named(rows, items), limit, ({ createdAt, id }) => [createdAt, id]);
  }

  /** One question for each kind of name, however many matches there are. */
  private async named(rows: readonly Row[], matches: readonly MatchSummary[]): Promise<readonly ListedMatch[]> {
    const ids = matches.map(({ id }) => id);
    const NAME = { id: true, name: true } as const;
    const playerIds = matches.flatMap(({ seats }) => seats.map(({ playerId }) => playerId));
    const leagueIds = matches.flatMap(({ leagueId }) => leagueId ?? []);
    const deckIds = matches.flatMap(({ seats }) => seats.flatMap(({ deckId }) => deckId ?? []));
    const [players, decks, leagues, games] = await Promise.all([
      this.names.of(playerIds),
      this.prisma.deck.findMany({ where: { id: { in: deckIds } }, select: NAME }),
      this.prisma.league.findMany({ where: { id: { in: leagueIds } }, select: NAME }),
      this.prisma.gameListing.findMany({ where: { matchId: { in: ids } }, orderBy: { number: 'asc' } }),
    ]);
    const names = new Map([...decks, ...leagues].map(({ id, name }) => [id, name]));
    const closed = new Map(rows.map((row) => [row.id, closedColumn(row.closed, `match_listings ${row.id}`)]));
    return matches.map((match) => ({
      ...match,
      closed: closed.get(match.id) ?? null,
      seats: match.seats.map((seat) => ({
        ...seat,
        ...(players.get(seat.playerId) ?? { name: '' }),
        ...(seat.deckId !== undefined && { deckName: names.get(seat.deckId) ?? '' }),
      })),
      leagueName: match.leagueId === null ? null : (names.get(match.leagueId) ?? null),
      games: games
        .filter(({ matchId }) => matchId === match.id)
        .map(({ id, number, status }) => ({ id, number, status: statusColumn(status, `game_listings ${id}`) })),
    }));
  }

  /** Roles are remembered by league: there is no question to the database for each row. */
  private async summaryOf(row: Row, reader: CallerIdentity): Promise<MatchSummary> {
    const { leagueId, status, consents, players } = row;
    const isPublic = status === 'ended' && consents.length === players.length;
    const seats = seatsColumn(row.seats, `match_listings ${row.id}`);
    return summaryWith(row, await this.seats.of({ seats, isPublic, place: leaguePlace(leagueId) }, reader));
  }
}

function whereOf(filter: MatchFilter): Prisma.MatchListingWhereInput {
  const { game, matchFormat, status, league, since, before } = filter;
  return {
    ...(game !== undefined && { game }),
    ...(matchFormat !== undefined && { format: matchFormat }),
    ...(status !== undefined && { status }),
    ...(league !== undefined && { leagueId: league }),
    createdAt: {
      ...(since !== undefined && { gte: untilLast(since) }),
      ...(before !== undefined && { lt: untilLast(before) }),
    },
  };
}

/**
 * A zone may lead into a year of five digits, which the database does not read from Prisma; no match is made then, or
 * later.
 */
const LAST = Date.parse('9999-12-31T23:59:59.999Z');
const untilLast = (moment: string): Date => new Date(Math.min(Date.parse(moment), LAST));

/** Matches of one moment are ordered by their ids. */
function olderThan(createdAt: string, id: string): Prisma.MatchListingWhereInput {
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}

const seatsColumn = list(record({ seat: text, playerId: text, deckId: text }));
const resultColumn = nullable(dictionary(record({ won: integer, lost: integer, drawn: integer })));
const statusColumn = literal('running', 'ended');
const closedColumn = nullable(literal(...CLOSINGS));

type Row = Prisma.MatchListingGetPayload<object>;

function summaryWith(row: Row, seats: readonly MatchSeat[]): MatchSummary {
  const { id, game, format, bestOf, leagueId, winners, createdAt, endedAt, ruledAt } = row;
  const at = `match_listings ${id}`;
  return {
    id,
    game,
    format,
    bestOf,
    leagueId,
    status: statusColumn(row.status, at),
    seats,
    winners,
    draw: row.draw,
    result: resultColumn(row.result, at),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    ruledAt: ruledAt?.toISOString() ?? null,
  };
}
