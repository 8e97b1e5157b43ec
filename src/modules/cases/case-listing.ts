import { Injectable } from '@nestjs/common';
import { type Prisma, PrismaService } from '../../platform/database/index.js';
import { decodeCursor, type Slice, sliceOf } from '../../platform/http/index.js';
import { type CallerIdentity, PlayerRecords, Rights } from '../identity/index.js';
import { leaguePlace } from '../matches/index.js';
import { CaseNames } from './case-names.js';
import { CaseVisibility } from './case-visibility.js';
import { WAITING } from './domain/case.js';

export interface CaseSummary {
  readonly id: string;
  readonly game: string;
  readonly gameId: string;
  readonly matchId: string;
  readonly leagueId: string | null;
  readonly leagueName: string | null;
  /** In the order of their seats. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly step: number;
  /** What somebody wrote: for those at the table. */
  readonly claim?: string;
  readonly status: string;
  readonly judge: string | null;
  readonly openedAt: string;
}

export interface CaseFilter {
  readonly game?: string;
  readonly status?: string;
  readonly match?: string;
  readonly league?: string;
  readonly player?: string;
  /** For a ruling. */
  readonly waiting?: boolean;
  /** Those that the reader may rule on. */
  readonly judging?: boolean;
}

export const CASE_ORDERS = ['newest', 'oldest'] as const;
export type CaseOrder = (typeof CASE_ORDERS)[number];

export interface CasePage {
  readonly filter: CaseFilter;
  readonly order: CaseOrder;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Cases as lists show them. They follow the ledger: a case of this moment may be missing for another. */
@Injectable()
export class CaseListing {
  constructor(
    private readonly names: CaseNames,
    private readonly rights: Rights,
    private readonly visibility: CaseVisibility,
    private readonly prisma: PrismaService,
    private readonly records: PlayerRecords,
  ) {}

  async list({ filter, order, cursor, limit }: CasePage, caller: CallerIdentity): Promise<Slice<CaseSummary>> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, ['time', 'uuid']);
    const players = filter.player === undefined ? undefined : await this.records.of(filter.player);
    const direction = order === 'newest' ? 'desc' : 'asc';
    const rows = await this.prisma.caseListing.findMany({
      where: {
        AND: [
          whereOf(filter),
          players === undefined ? {} : { players: { hasSome: [...players] } },
          filter.judging === true ? await this.judgedBy(caller) : {},
          after === undefined ? {} : beyond(order, ...after),
        ],
      },
      orderBy: [{ openedAt: direction }, { id: direction }],
      take: limit + 1,
    });
    const summaries = await this.summaries(rows, caller);
    const slice = sliceOf(summaries, limit, ({ openedAt, id }) => [openedAt, id]);
    // A page may be shorter for delayed spectators.
    return { ...slice, items: await this.visibility.visible(slice.items, caller) };
  }

  /** Where they sit themselves they are no judge. */
  private async judgedBy(caller: CallerIdentity): Promise<Prisma.CaseListingWhereInput> {
    const leagues = await this.rights.leaguesWhere(caller, 'cases.rule');
    return {
      ...(leagues !== null && { leagueId: { in: [...leagues] } }),
      ...(caller.playerId !== undefined && { NOT: { players: { has: caller.playerId } } }),
    };
  }

  private async summaries(rows: readonly Row[], caller: CallerIdentity): Promise<readonly CaseSummary[]> {
    const [players, leagues] = await Promise.all([
      this.names.ofPlayers(rows.flatMap((row) => row.players)),
      this.names.ofLeagues(rows.map(({ leagueId }) => leagueId)),
    ]);
    return Promise.all(
      rows.map(async ({ claim, changedAt: _of, openedAt, ...row }) => ({
        ...row,
        openedAt: openedAt.toISOString(),
        leagueName: row.leagueId === null ? null : (leagues.get(row.leagueId) ?? null),
        players: row.players.map((id) => ({ id, name: players.get(id) ?? '' })),
        ...((await this.readsTexts(row, caller)) && { claim }),
      })),
    );
  }

  /** Roles are remembered by league: there is no question to the database for each row. */
  private async readsTexts(
    { players, leagueId }: Pick<Row, 'players' | 'leagueId'>,
    caller: CallerIdentity,
  ): Promise<boolean> {
    const isParty = caller.playerId !== undefined && players.includes(caller.playerId);
    return isParty || this.rights.may(caller, 'games.watch-live', leaguePlace(leagueId));
  }
}

function whereOf({ game, status, match, league, waiting }: CaseFilter): Prisma.CaseListingWhereInput {
  return {
    ...(game !== undefined && { game }),
    ...(match !== undefined && { matchId: match }),
    ...(league !== undefined && { leagueId: league }),
    AND: [
      status === undefined ? {} : { status },
      waiting === undefined ? {} : { status: waiting ? { in: [...WAITING] } : { notIn: [...WAITING] } },
    ],
  };
}

/** After the last one of a page, in its order. */
function beyond(order: CaseOrder, openedAt: string, id: string): Prisma.CaseListingWhereInput {
  return order === 'newest'
    ? { OR: [{ openedAt: { lt: openedAt } }, { openedAt, id: { lt: id } }] }
    : { OR: [{ openedAt: { gt: openedAt } }, { openedAt, id: { gt: id } }] };
}

type Row = Prisma.CaseListingGetPayload<object>;
