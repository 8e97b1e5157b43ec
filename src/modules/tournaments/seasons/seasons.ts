import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PoolClient } from 'pg';
import { type SeasonPolicy, seasonTable } from '../../../competition/index.js';
import { inTransaction, PgPools, type Prisma, PrismaService } from '../../../platform/database/index.js';
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

/** So many rows are computed before other work has a turn. */
const IN_ONE_TURN = 1_000;

/** List and places are read as one state. */
const SNAPSHOT = 'begin isolation level repeatable read read only';

/** $2 tournaments, $3 places: `fits` says whether the places up to this tournament are within the bound. */
const LISTED = `
with listed as (
  select t.id::text, t.number, t.name, t.status, t.created_at as "createdAt", c.tournament_id is not null as counted,
    (select count(*) from season_places p where p.tournament_id = t.id) as places
  from tournaments t left join season_tournaments c on c.tournament_id = t.id
  where t.season_id = $1 order by t.number limit $2
)
select id, name, status, "createdAt", counted, sum(places) over (order by number) <= $3 as fits,
  (select count(*)::int from tournaments where season_id = $1) as total
from listed order by number`;

/** $1 tournaments. The best place counts where one person has several records. */
const PLACES = `
select p.tournament_id::text as "tournamentId", ${PERSON_OF('p.player_id')}::text as "playerId", min(p.place) as place
from season_places p where p.tournament_id = any($1::uuid[]) group by 1, 2`;

interface ListedRow {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly createdAt: Date;
  readonly counted: boolean;
  readonly fits: boolean;
  readonly total: number;
}

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
    const entries = await this.prisma.tournamentEntry.count({ where: { tournament: { seasonId: id } } });
    if (entries >= PLACES_MAX) throw new TermsImpossible(`A season has ${PLACES_MAX} entries of players at most.`);
  }

  /** Tournaments that have ended count, as they are ruled now; throws `SeasonNotFound`. */
  async table(id: string) {
    const season = await this.get(id);
    const { tournaments, places, leftOut } = await this.read(id);
    const counted = tournaments.flatMap((each) =>
      each.counted ? [{ id: each.id, places: places.get(each.id) ?? new Map<string, number>() }] : [],
    );
    const table = await seasonTable(counted, season.policy, nextTurn);
    const names = await this.people.names(table.map(({ player }) => player));
    const rows = [];
    for (const [at, { player, place, points, results }] of table.entries()) {
      if (at % IN_ONE_TURN === 0) await nextTurn();
      rows.push({
        ...{ place, ...named(names, player), points },
        results: results.map(({ tournament: tournamentId, ...result }) => ({ tournamentId, ...result })),
      });
    }
    const leagueName = await this.people.leagueName(season.leagueId);
    return { season: { ...season, leagueName }, tournaments, leftOut, rows };
  }

  /** The tournaments of its table, whether or not they have ended; throws `SeasonNotFound`. */
  async tournaments(id: string): Promise<readonly string[]> {
    await this.get(id);
    const { rows } = await this.pools.app.query<ListedRow>(LISTED, [id, TOURNAMENTS_MAX, PLACES_MAX]);
    return rows.flatMap(({ id: tournamentId, fits }) => (fits ? [tournamentId] : []));
  }

  /**
   * Creation checks tables that lag, and entries come later. So the read has the bounds, too: the first tournaments
   * that are within them.
   */
  private read(id: string) {
    const work = async (tx: Pick<PoolClient, 'query'>) => {
      const { rows } = await tx.query<ListedRow>(LISTED, [id, TOURNAMENTS_MAX, PLACES_MAX]);
      const tournaments = rows.flatMap(({ fits, total: _total, createdAt, ...row }) =>
        fits ? [{ ...row, createdAt: createdAt.toISOString() }] : [],
      );
      const found = await tx.query<PlaceRow>(PLACES, [tournaments.map((each) => each.id)]);
      return {
        tournaments,
        leftOut: (rows[0]?.total ?? 0) - tournaments.length,
        places: await placesByTournament(found.rows),
      };
    };
    return inTransaction(this.pools.app, work, SNAPSHOT);
  }

  /** Throws `SeasonNotFound`. */
  async get(id: string): Promise<Season> {
    const row = await this.prisma.season.findUnique({ where: { id } });
    if (row === null) throw new SeasonNotFound(id);
    return seasonOf(row);
  }
}

async function placesByTournament(rows: readonly PlaceRow[]) {
  const places = new Map<string, Map<string, number>>();
  for (const [at, { tournamentId, playerId, place }] of rows.entries()) {
    if (at % IN_ONE_TURN === 0) await nextTurn();
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
