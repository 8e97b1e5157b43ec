import { Injectable } from '@nestjs/common';
import { type Prisma, PrismaService } from '../../platform/database/index.js';
import { type OnlookerTerms, PUBLICATIONS, timing } from '../matches/index.js';
import { BEST_OF, type League, type NewLeague } from './domain/league.js';

/** The rows of leagues: written once, read often. */
@Injectable()
export class LeagueRepository {
  constructor(private readonly prisma: PrismaService) {}

  async insert(id: string, { points, timing: given, spectators, ...league }: NewLeague): Promise<League> {
    const { delay } = spectators;
    const delays = { delaySeconds: delay?.seconds ?? null, delayTurns: delay?.turns ?? null };
    const columns = { pointsWin: points.win, pointsDraw: points.draw, pointsLoss: points.loss, ...delays };
    const data = { id, ...league, ...columns, ...(given !== null && { timing: given }) };
    return leagueOf(await this.prisma.league.create({ data }));
  }

  async find(id: string): Promise<League | null> {
    const row = await this.prisma.league.findUnique({ where: { id } });
    return row === null ? null : leagueOf(row);
  }

  /** The newest first; ids grow with time, so they are the order. */
  async list(filter: { readonly game?: string }, before: string | null, count: number): Promise<readonly League[]> {
    const rows = await this.prisma.league.findMany({
      where: { ...filter, ...(before === null ? {} : { id: { lt: before } }) },
      orderBy: { id: 'desc' },
      take: count,
    });
    return rows.map(leagueOf);
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
  const points = { win: pointsWin, draw: pointsDraw, loss: pointsLoss };
  const given = row.timing === null ? null : timing(row.timing, `timing of league ${row.id}`);
  const onlookers = onlookerTermsOf(row.publication, delaySeconds, delayTurns);
  return { ...row, ...onlookers, bestOf, points, timing: given, createdAt: row.createdAt.toISOString() };
}

function onlookerTermsOf(stored: string, seconds: number | null, turns: number | null): OnlookerTerms {
  const publication = PUBLICATIONS.find((each) => each === stored);
  if (publication === undefined) throw new Error(`a league has the publication ${stored}, which the table forbids`);
  const delay = seconds !== null ? { seconds } : turns !== null ? { turns } : null;
  return { spectators: { delay }, publication };
}
