import { Injectable } from '@nestjs/common';
import { type Prisma, PrismaService } from '../../platform/database/index.js';
import { literal } from '../../platform/decoding/index.js';
import { lastId, type Slice, sliceById } from '../../platform/http/index.js';
import { PAIRINGS, PUBLICATIONS, timing } from '../matches/index.js';
import { BEST_OF, type League, type NewLeague } from './domain/league.js';
import { LeagueNotFound } from './leagues.problems.js';

/** The rows of leagues: written once, read often. */
@Injectable()
export class LeagueRepository {
  constructor(private readonly prisma: PrismaService) {}

  async insert(
    id: string,
    { points, timing: given, spectators, ...league }: NewLeague,
    tx: Prisma.TransactionClient,
  ): Promise<void> {
    const { delay } = spectators;
    const delays = { delaySeconds: delay?.seconds ?? null, delayTurns: delay?.turns ?? null };
    const columns = { pointsWin: points.win, pointsDraw: points.draw, pointsLoss: points.loss, ...delays };
    const data = { id, ...league, ...columns, ...(given !== null && { timing: given }) };
    await tx.league.create({ data });
  }

  /** Throws `LeagueNotFound`. */
  async get(id: string): Promise<League> {
    const row = await this.prisma.league.findUnique({ where: { id } });
    if (row === null) throw new LeagueNotFound(id);
    return leagueOf(row);
  }

  /** The newest first; ids grow with time, so they are the order. */
  async list(filter: { readonly game?: string }, cursor: string | undefined, limit: number): Promise<Slice<League>> {
    const before = lastId(cursor);
    const rows = await this.prisma.league.findMany({
      where: { ...filter, ...(before === null ? {} : { id: { lt: before } }) },
      orderBy: { id: 'desc' },
      take: limit + 1,
    });
    return sliceById(rows.map(leagueOf), limit);
  }
}

function leagueOf({
  pointsWin,
  pointsDraw,
  pointsLoss,
  delaySeconds,
  delayTurns,
  ...row
}: Prisma.LeagueGetPayload<object>): League {
  const bestOf = BEST_OF.find((each) => each === row.bestOf);
  if (bestOf === undefined) throw new Error(`league ${row.id} is best of ${row.bestOf}, which the table forbids`);
  const pairings = literal(...PAIRINGS)(row.pairings, `pairings of league ${row.id}`);
  const points = { win: pointsWin, draw: pointsDraw, loss: pointsLoss };
  const given = row.timing === null ? null : timing(row.timing, `timing of league ${row.id}`);
  const delay = delaySeconds !== null ? { seconds: delaySeconds } : delayTurns !== null ? { turns: delayTurns } : null;
  const publication = literal(...PUBLICATIONS)(row.publication, `publication of league ${row.id}`);
  return {
    ...row,
    spectators: { delay },
    publication,
    bestOf,
    pairings,
    points,
    timing: given,
    createdAt: row.createdAt.toISOString(),
  };
}
