import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Prisma, PrismaService } from '../../platform/database/index.js';
import { decodeCursor, type Slice, sliceOf } from '../../platform/http/index.js';
import { GetMoment, GetVisibleVersion, type Moment } from '../games/index.js';
import { type CallerIdentity, Rights } from '../identity/index.js';
import { leaguePlace } from '../matches/index.js';
import { CaseStore } from './case-store.js';
import { CaseNotFound } from './cases.problems.js';
import type { Case } from './domain/case.js';
import { type Ladder, ladderOf } from './domain/ladder.js';
import { caseViewFor, type CaseView } from './domain/case-view.js';
import { PenaltyRecord, type Suggestion } from './penalty-record.js';

/** A case as one reader may know it. */
export interface CaseForReader extends CaseView {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly ladder: Ladder | null;
  readonly moment: Moment;
}

export interface CaseSummary {
  readonly id: string;
  readonly game: string;
  readonly gameId: string;
  readonly matchId: string;
  readonly leagueId: string | null;
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
}

@Injectable()
export class CaseReading {
  constructor(
    private readonly cases: CaseStore,
    private readonly penalties: PenaltyRecord,
    private readonly rights: Rights,
    private readonly queries: QueryBus,
    private readonly prisma: PrismaService,
  ) {}

  async read(id: string, caller: CallerIdentity): Promise<CaseForReader> {
    return this.caseFor(await this.cases.load(id), caller);
  }

  /** Of the game everybody sees what they may see of it anyway; what of the case, follows from that. */
  async caseFor(found: Case, caller: CallerIdentity): Promise<CaseForReader> {
    const { caseId: id, gameId, matchId, step } = found.opened;
    const moment = await this.queries.execute(new GetMoment(gameId, step, caller));
    // A spectator who is behind the game has not come to what is contested: there is nothing yet.
    if (moment === null) throw new CaseNotFound(id);
    const { viewer, version } = moment;
    const judges = await this.rights.may(caller, 'cases.discuss', { matchId });
    const readsTexts = viewer.kind !== 'spectator' || (await this.rights.may(caller, 'games.watch-live', { matchId }));
    const suggestions = judges ? await this.penalties.suggestions(found) : [];
    const ladder = ladderOf(found.opened.game);
    return { id, ...caseViewFor(found, { viewer, version, readsTexts, judges }), suggestions, ladder, moment };
  }

  /** Reads the listing that follows the ledger: a case of this moment may be missing for another. */
  async list(
    filter: CaseFilter,
    cursor: string | undefined,
    limit: number,
    caller: CallerIdentity,
  ): Promise<Slice<CaseSummary>> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, ['time', 'uuid']);
    const rows = await this.prisma.caseListing.findMany({
      where: { ...whereOf(filter), ...(after !== undefined && olderThan(...after)) },
      orderBy: [{ openedAt: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    });
    const summaries = await Promise.all(rows.map((row) => this.summary(row, caller)));
    const slice = sliceOf(summaries, limit, ({ openedAt, id }) => [openedAt, id]);
    return { ...slice, items: await this.visible(slice.items, caller) };
  }

  /** Roles are remembered by league: there is no question to the database for each row. */
  private async summary(row: Row, caller: CallerIdentity): Promise<CaseSummary> {
    const { playerId } = caller;
    const isParty = playerId !== undefined && row.players.includes(playerId);
    const readsTexts = isParty || (await this.rights.may(caller, 'games.watch-live', leaguePlace(row.leagueId)));
    const { claim, ...summary } = summaryOf(row);
    return { ...summary, ...(readsTexts && { claim }) };
  }

  /** Without those about steps that have not come for spectators who are behind: a page may be shorter for them. */
  private async visible(cases: readonly CaseSummary[], caller: CallerIdentity): Promise<readonly CaseSummary[]> {
    if (await this.rights.may(caller, 'games.watch-live')) return cases;
    const games = new Set(cases.map(({ gameId }) => gameId));
    const asked = [...games].map(
      async (gameId) => [gameId, await this.queries.execute(new GetVisibleVersion(gameId, caller))] as const,
    );
    const visible = new Map(await Promise.all(asked));
    return cases.filter(({ gameId, step }) => step <= (visible.get(gameId) ?? Infinity));
  }
}

function whereOf({ game, status, match, league, player }: CaseFilter): Prisma.CaseListingWhereInput {
  return {
    ...(game !== undefined && { game }),
    ...(status !== undefined && { status }),
    ...(match !== undefined && { matchId: match }),
    ...(league !== undefined && { leagueId: league }),
    ...(player !== undefined && { players: { has: player } }),
  };
}

const olderThan = (openedAt: string, id: string): Prisma.CaseListingWhereInput => ({
  OR: [{ openedAt: { lt: openedAt } }, { openedAt, id: { lt: id } }],
});

type Row = Prisma.CaseListingGetPayload<object>;

function summaryOf(row: Row) {
  const { id, game, gameId, matchId, leagueId, step, claim, status, judge, openedAt } = row;
  return { id, game, gameId, matchId, leagueId, step, claim, status, judge, openedAt: openedAt.toISOString() };
}
