import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { overallTable, type SeasonPolicy, seasonTable } from '../../../competition/index.js';
import { type Prisma, PrismaService } from '../../../platform/database/index.js';
import { integer, list, nullable, record } from '../../../platform/decoding/index.js';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import { type LineKey, type MadeLine, MadeLines } from '../../identity/index.js';
import { GetLeagueTerms } from '../../matches/index.js';
import { type Named, People } from '../people.js';
import { named } from '../queries/views.js';
import { TournamentStore } from '../tournament-store.js';
import { SeasonNotFound, TermsImpossible } from '../tournaments.problems.js';

export interface Season {
  readonly id: string;
  readonly leagueId: string;
  readonly name: string;
  readonly policy: SeasonPolicy;
  readonly createdAt: string;
}

/** The table of a season is computed from all its tournaments. */
const TOURNAMENTS_MAX = 100;

const seasonPolicy = record({
  best: nullable(integer),
  participation: integer,
  placements: list(record({ upTo: integer, points: integer })),
});

/** Seasons of leagues: rows that are written once, and tables that follow from the tournaments of a season. */
@Injectable()
export class Seasons {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queries: QueryBus,
    private readonly tournaments: TournamentStore,
    private readonly people: People,
    private readonly lines: MadeLines,
  ) {}

  /** Once for its Idempotency-Key; throws `LeagueNotFound` and `TermsImpossible`. */
  async create(leagueId: string, name: string, policy: SeasonPolicy, known: LineKey | null): Promise<MadeLine> {
    await this.queries.execute(new GetLeagueTerms(leagueId));
    if (policy.placements.some(({ upTo }, at) => upTo <= (policy.placements[at - 1]?.upTo ?? 0))) {
      throw new TermsImpossible('Each line of `placements` is for later places than the line before.');
    }
    const stored = { ...policy, placements: policy.placements.map(({ upTo, points }) => ({ upTo, points })) };
    return this.lines.once(known, (id, tx) => tx.season.create({ data: { id, leagueId, name, policy: stored } }));
  }

  /** The newest first; throws `LeagueNotFound`. */
  async list(leagueId: string, cursor: string | undefined, limit: number): Promise<Slice<Season>> {
    await this.queries.execute(new GetLeagueTerms(leagueId));
    const before = lastId(cursor);
    const where = { leagueId, ...(before !== null && { id: { lt: before } }) };
    const rows = await this.prisma.season.findMany({ where, orderBy: { id: 'desc' }, take: limit + 1 });
    return sliceById(rows.map(seasonOf), limit);
  }

  /** Whether a new tournament of the league can be in the season; throws why not. */
  async requireRoom(id: string, leagueId: string | null): Promise<void> {
    const season = await this.get(id);
    if (season.leagueId !== leagueId) throw new TermsImpossible('The season belongs to another league.');
    const tournaments = await this.prisma.tournamentListing.count({ where: { seasonId: id } });
    if (tournaments >= TOURNAMENTS_MAX) {
      throw new TermsImpossible(`A season has ${TOURNAMENTS_MAX} tournaments at most.`);
    }
  }

  /** Tournaments that have ended count, as they are ruled now; throws `SeasonNotFound`. */
  async table(id: string) {
    const season = await this.get(id);
    const listed = await this.prisma.tournamentListing.findMany({
      where: { seasonId: id },
      orderBy: { number: 'asc' },
      take: TOURNAMENTS_MAX,
    });
    const ended = [];
    for (const { id } of listed.filter(({ status }) => status === 'ended')) {
      ended.push({ id, table: overallTable(await this.tournaments.load(id)) });
    }
    const people = await this.people.known(ended.flatMap(({ table }) => table.map(({ player }) => player)));
    const counted = ended.map(({ id, table }) => ({ id, places: placesIn(table, people) }));
    const table = seasonTable(counted, season.policy);
    const names = new Map([...people.values()].map(({ playerId, name }) => [playerId, name]));
    return {
      season: { ...season, leagueName: await this.people.leagueName(season.leagueId) },
      tournaments: listed.map(({ id, name, status, createdAt }) => ({
        ...{ id, name, status, createdAt: createdAt.toISOString() },
      })),
      rows: table.map(({ player, place, points, results }) => ({
        ...{ place, ...named(names, player), points },
        results: results.map(({ tournament: tournamentId, ...result }) => ({ tournamentId, ...result })),
      })),
    };
  }

  /** Throws `SeasonNotFound`. */
  async get(id: string): Promise<Season> {
    const row = await this.prisma.season.findUnique({ where: { id } });
    if (row === null) throw new SeasonNotFound(id);
    return seasonOf(row);
  }
}

/** By player; of several records of one person, the best place counts. */
const placesIn = (
  table: ReturnType<typeof overallTable>,
  people: ReadonlyMap<string, Named>,
): ReadonlyMap<string, number> =>
  // The best place comes last, and stays.
  new Map(table.toReversed().map(({ player, place }) => [people.get(player)?.playerId ?? player, place]));

const seasonOf = ({ policy, createdAt, ...row }: Prisma.SeasonGetPayload<object>): Season => ({
  ...row,
  policy: seasonPolicy(policy, `policy of season ${row.id}`),
  createdAt: createdAt.toISOString(),
});
