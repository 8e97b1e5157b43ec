import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type SeasonPolicy, seasonTable } from '../../../competition/index.js';
import { PgPools, type Prisma, PrismaService } from '../../../platform/database/index.js';
import { integer, list, nullable, record } from '../../../platform/decoding/index.js';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import { type LineKey, type MadeLine, MadeLines, PERSON_OF } from '../../identity/index.js';
import { GetLeagueTerms } from '../../matches/index.js';
import { People } from '../people.js';
import { named } from '../queries/views.js';
import { SeasonNotFound, TermsImpossible } from '../tournaments.problems.js';

export interface Season {
  readonly id: string;
  readonly leagueId: string;
  readonly name: string;
  readonly policy: SeasonPolicy;
  readonly createdAt: string;
}

/** A season of every evening of some years. */
const TOURNAMENTS_MAX = 1_000;

/** The table of a season reads a row for each place in each of its tournaments. */
const PLACES_MAX = 100_000;

/** The best place counts where one person has several records. */
const PLACES = `
select p.tournament_id::text as "tournamentId", ${PERSON_OF('p.player_id')}::text as "playerId", min(p.place) as place
from season_places p where p.season_id = $1 group by 1, 2`;

interface PlaceRow {
  readonly tournamentId: string;
  readonly playerId: string;
  readonly place: number;
}

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
    private readonly pools: PgPools,
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
    const places = await this.prisma.seasonPlace.count({ where: { seasonId: id } });
    if (places >= PLACES_MAX) throw new TermsImpossible(`A season counts ${PLACES_MAX} places at most.`);
  }

  /** Tournaments that have ended count, as they are ruled now; throws `SeasonNotFound`. */
  async table(id: string) {
    const season = await this.get(id);
    const listed = await this.prisma.tournamentListing.findMany({
      where: { seasonId: id },
      orderBy: { number: 'asc' },
      take: TOURNAMENTS_MAX,
    });
    const { rows } = await this.pools.app.query<PlaceRow>(PLACES, [id]);
    const places = placesByTournament(rows);
    const counted = listed.flatMap((each) => {
      const of = places.get(each.id);
      return of === undefined ? [] : [{ id: each.id, places: of }];
    });
    const table = seasonTable(counted, season.policy);
    const names = await this.people.names(table.map(({ player }) => player));
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

function placesByTournament(rows: readonly PlaceRow[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const places = new Map<string, Map<string, number>>();
  for (const { tournamentId, playerId, place } of rows) {
    const of = places.get(tournamentId) ?? new Map<string, number>();
    places.set(tournamentId, of.set(playerId, place));
  }
  return places;
}

const seasonOf = ({ policy, createdAt, ...row }: Prisma.SeasonGetPayload<object>): Season => ({
  ...row,
  policy: seasonPolicy(policy, `policy of season ${row.id}`),
  createdAt: createdAt.toISOString(),
});
