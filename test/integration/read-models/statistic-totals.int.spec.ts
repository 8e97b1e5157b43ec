/**
 * Goal: statistics are read from totals, and say exactly what the facts say, whatever happens to games and matches, in
 * whatever order and however many at once. Method: histories of any kind on a real database, with every filter compared
 * with sums over the facts themselves: while much is owed, and when all is counted. If it fails: what was done in the
 * history that fast-check prints is not followed by the totals.
 */
import type { QueryBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameFact } from '../../../src/modules/statistics/domain/game-facts.js';
import { FactAudit } from '../../../src/modules/statistics/index.js';
import { GameFactTable } from '../../../src/modules/statistics/game-fact-table.js';
import { GetStatistics, GetStatisticsHandler } from '../../../src/modules/statistics/queries/get-statistics.js';
import { RememberedReports } from '../../../src/modules/statistics/queries/remembered-reports.js';
import type {
  GameStatisticsReport,
  StatisticsFilter,
} from '../../../src/modules/statistics/queries/statistics-report.js';
import { Totals } from '../../../src/modules/statistics/totals/totals.js';
import { Clock, DatabaseSettings, PgPools } from '../../../src/platform/database/index.js';
import { addedUp } from '../../support/added-up.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';

const idOf = (kind: string, n: number): string => `00000000-0000-4000-8000-${kind}${String(n).padStart(11, '0')}`;
const LEAGUES = [idOf('a', 1), idOf('a', 2)] as const;
const TOURNAMENTS = [idOf('e', 1), idOf('e', 2), idOf('e', 3)] as const;
const SEASON = idOf('5', 1);
/** Two tournaments of one league. */
const IN_SEASON = [TOURNAMENTS[0], TOURNAMENTS[2]] as const;
/** A league and a tournament have one game and one format each, and beside them matches are played in any. */
const MATCHES = [
  { game: 'lorcana', leagueId: null, tournamentId: null, format: 'one' },
  { game: 'fftcg', leagueId: LEAGUES[0], tournamentId: null, format: 'one' },
  { game: 'lorcana', leagueId: LEAGUES[1], tournamentId: TOURNAMENTS[0], format: 'two' },
  { game: 'fftcg', leagueId: null, tournamentId: TOURNAMENTS[1], format: 'two' },
  { game: 'lorcana', leagueId: LEAGUES[1], tournamentId: TOURNAMENTS[2], format: 'two' },
  { game: 'lorcana', leagueId: null, tournamentId: null, format: 'two' },
] as const;
const START = Date.UTC(2025, 0, 30);
const HOUR = 3_600_000;

let database: TestDatabase;
let kifu: Kifu;

class Kifu {
  readonly pools: PgPools;
  readonly totals: Totals;
  readonly table: GameFactTable;
  readonly statistics: GetStatisticsHandler;
  readonly remembered: RememberedReports;
  readonly audit: FactAudit;
  now = START;

  constructor(url: string) {
    this.pools = new PgPools(new DatabaseSettings(url, { poolMax: 8 }));
    const clock = new (class extends Clock {
      constructor(
        pools: PgPools,
        private readonly kifu: { readonly now: number },
      ) {
        super(pools);
      }
      override now(): Date {
        return new Date(this.kifu.now);
      }
    })(this.pools, this);
    this.totals = new Totals(this.pools, clock);
    this.table = new GameFactTable(this.pools, this.totals);
    this.remembered = new RememberedReports(this.pools, clock);
    const queries = { execute: () => Promise.resolve(IN_SEASON) } as unknown as QueryBus;
    this.statistics = new GetStatisticsHandler(this.pools, clock, this.remembered, queries);
    this.audit = FactAudit.over(this.pools);
  }

  async read(filter: Partial<StatisticsFilter>) {
    const all = {
      game: null,
      scopeId: null,
      seasonId: null,
      format: null,
      from: null,
      to: null,
      withoutTurns: false,
      minGames: 1,
      limit: null,
    };
    return this.statistics.execute(new GetStatistics({ ...all, ...filter }));
  }

  async counted(): Promise<void> {
    while (await this.totals.count());
  }

  async findings(): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const { table, key, column, reason } of this.audit.totals()) {
      found.push([table, key, column ?? '', reason].join(' '));
    }
    return found;
  }

  rows = async (sql: string, values: unknown[] = []) =>
    (await this.pools.app.query<Record<string, unknown>>(sql, values)).rows;
}

beforeEach(async () => {
  database = await freshDatabase();
  kifu = new Kifu(database.url);
});

afterEach(async () => {
  await kifu.pools.close();
  await database.close();
});

const numbers = fc.record({ drawn: fc.nat(4), lore: fc.integer({ min: -1, max: 3 }) });
const cards = fc.dictionary(fc.constantFrom('1-1', '1-2', '2-7', '__proto__'), fc.nat(3), { maxKeys: 3 });

/** What a game says of both seats; its id says its match, which says its game and its league. */
const game = fc
  .record({
    match: fc.nat(MATCHES.length - 1),
    number: fc.nat(2),
    // Four days around the end of January, and some of all the months from December to March.
    hours: fc.oneof({ weight: 3, arbitrary: fc.nat(96) }, fc.integer({ min: -40 * 24, max: 35 * 24 })),
    behind: fc.constantFrom(0, 0, 5, 40),
    winner: fc.constantFrom('p1', 'p2', null),
    first: fc.constantFrom('p1', 'p2', null),
    turns: fc.oneof(fc.nat(9), fc.constant(0), fc.integer({ min: 99, max: 101 })),
    actions: fc.nat(99),
    assertions: fc.nat(1),
    seats: fc.tuple(
      fc.record({ totals: numbers, perTurn: fc.array(fc.nat(3), { maxLength: 3 }), cards, seen: cards }),
      fc.record({ totals: numbers, perTurn: fc.array(fc.nat(3), { maxLength: 3 }), cards, seen: cards }),
    ),
  })
  .map(({ match, number, hours, behind, winner, first, turns, actions, assertions, seats }) =>
    seats.map(({ totals, perTurn, cards: all, seen }, at): GameFact => {
      const seat = `p${at + 1}`;
      const player = 1 + ((match + at * 2) % 3);
      const endedAt = START + hours * HOUR;
      return {
        gameId: idOf('b', match * 10 + number),
        seat,
        ...(MATCHES[match] ?? MATCHES[0]),
        matchId: idOf('c', match),
        playerId: idOf('d', player),
        deckId: idOf('e', player),
        deckName: `Deck ${player}`,
        endedAt: new Date(endedAt).toISOString(),
        shownAt: new Date(endedAt + behind * HOUR).toISOString(),
        first: first === null ? null : first === seat,
        result: winner === null ? 'drawn' : winner === seat ? 'won' : 'lost',
        turns,
        actions,
        assertions,
        totals,
        perTurn: { lore: perTurn },
        perCard: { played: all },
        seenPerCard: { played: seen, drawn: seen },
      };
    }),
  );

const LISTED = `
insert into match_listings (id, game, format, best_of, status, seats, players, winners, created_at, consents, voided)
values ($1, 'lorcana', 'x', 1, $2, '[]', $3, '{}', now(), $4, $5)
on conflict (id) do update set status = excluded.status, consents = excluded.consents, voided = excluded.voided`;
const PLAYERS = [idOf('d', 1), idOf('d', 2)];

/** At most one merge at a time; versions grow, as those of events do. */
const MERGED = `
insert into player_merges (player_id, into_id, reason, merged_at, merged_by, version)
select $1, $2, 'Twice', now(), 'k', $3::int where $1::uuid <> $2::uuid
on conflict do nothing`;
const SEPARATED = 'delete from player_merges';
let mergeVersion = 0;

type Act = (at: Kifu) => Promise<unknown>;
const named = (name: string, act: Act): Act => Object.assign(act, { [fc.toStringMethod]: () => name });

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: game.map((facts) => named(`put ${JSON.stringify(facts)}`, ({ table }) => table.put(facts))) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.nat(MATCHES.length - 1),
        fc.constantFrom('ended', 'running'),
        fc.subarray(['p1', 'p2']),
        fc.constantFrom(false, false, true),
      )
      .map(([match, status, consents, voided]) =>
        named(`match ${match} ${status} ${consents.join()} ${voided ? 'void' : ''}`, (at) =>
          at.rows(LISTED, [idOf('c', match), status, PLAYERS, consents, voided]),
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(MATCHES.length - 1), fc.nat(2))
      .map(([match, number]) =>
        named(`remove ${match} ${number}`, ({ table }) => table.remove(idOf('b', match * 10 + number))),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(2), fc.nat(2)).map(([one, into]) =>
      named(`merge ${one} into ${into}`, async (at) => {
        await at.rows(SEPARATED);
        await at.rows(MERGED, [idOf('d', one + 1), idOf('d', into + 1), (mergeVersion += 1)]);
      }),
    ),
  },
  { weight: 1, arbitrary: fc.constant(named('no listing', (at) => at.rows('delete from match_listings'))) },
  { weight: 2, arbitrary: fc.constant(named('count', ({ totals }) => totals.count())) },
  { weight: 1, arbitrary: fc.constant(named('anew', ({ totals }) => totals.countAnew())) },
);

/** What happens at once, and how many hours later it is then. */
const history = fc.array(fc.tuple(fc.array(act, { minLength: 1, maxLength: 4 }), fc.nat(30)), {
  minLength: 1,
  maxLength: 8,
});

const moment = (hours: number, ms = 0): string => new Date(START + hours * HOUR + ms).toISOString();
/** From, to, and whether games without turns count. */
const SPANS = [
  [null, null, false],
  [null, null, true],
  [moment(5), null, true],
  [null, moment(48), false],
  [moment(10), moment(12), false],
  [moment(3), moment(75, 1), false],
  [moment(24), moment(72), true],
  [moment(30, -1), moment(20), false],
  // One whole month with days at both edges, months alone, and days that are cut.
  [moment(-5 * 24), moment(33 * 24), true],
  [moment(-29 * 24), moment(30 * 24), false],
  [moment(-33 * 24, 1), moment(32 * 24, -1), true],
] as const;

/** All games, a format, leagues, tournaments and a season, and these with a format: their own, and another. */
const SCOPES = [
  [null, null],
  [null, 'two'],
  [LEAGUES[0], null],
  [LEAGUES[1], 'two'],
  [LEAGUES[1], 'one'],
  [TOURNAMENTS[0], null],
  [TOURNAMENTS[1], 'two'],
  [SEASON, null],
  [SEASON, 'one'],
] as const;

async function agrees(): Promise<void> {
  const played = await kifu.rows('select distinct game from game_facts order by game');
  for (const [scope, format] of SCOPES) {
    const of = scope === SEASON ? { scopeId: null, seasonId: SEASON } : { scopeId: scope, seasonId: null };
    const scopes = scope === SEASON ? IN_SEASON : scope === null ? null : [scope];
    for (const [from, to, withoutTurns] of SPANS) {
      const minGames = from === null ? 1 : 2;
      const filter = { ...of, format, from, to, withoutTurns, minGames };
      const expected = await Promise.all(
        played.map(({ game }) => addedUp(kifu.pools.app, String(game), { ...filter, scopes }, new Date(kifu.now))),
      );
      expect(await kifu.read(filter)).toEqual(expected);
      expect(await kifu.read({ ...filter, limit: 2 })).toEqual(expected.map((report) => firstOf(report, 2)));
    }
  }
}

/** Lists of decks, matchups, players and cards end earlier; nothing else changes. */
const firstOf = (report: GameStatisticsReport, limit: number): GameStatisticsReport => ({
  ...report,
  wins: {
    ...report.wins,
    byDeck: report.wins.byDeck.slice(0, limit),
    byPlayer: report.wins.byPlayer.slice(0, limit),
  },
  matchups: report.matchups.slice(0, limit),
  counted: report.counted.map((counted) => ({ ...counted, perCard: counted.perCard.slice(0, limit) })),
});

describe('statistics', () => {
  it('say what the facts say', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        kifu.now = START;
        for (const table of ['game_facts', 'match_listings', 'player_merges']) await kifu.rows(`delete from ${table}`);
        await kifu.totals.countAnew();
        for (const [acts, hours] of steps) {
          const done = await Promise.allSettled(acts.map((each) => each(kifu)));
          for (const each of done) if (each.status === 'rejected') throw each.reason;
          kifu.now += hours * HOUR;
          await agrees();
        }
        kifu.now = START + 1000 * HOUR;
        await kifu.counted();
        expect(await kifu.rows('select * from counts_due')).toEqual([]);
        await agrees();
        expect(await kifu.findings()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('are remembered until something is counted, each for what was asked', async () => {
    const [facts] = fc.sample(game, { numRuns: 1, seed: 1 });
    kifu.now = START + 1000 * HOUR;
    await kifu.table.put(facts ?? []);
    const [one] = await Promise.all([kifu.read({}), kifu.read({ minGames: 2 })]);
    expect(await kifu.read({})).toBe(await kifu.read({}));
    expect(await kifu.read({})).toEqual(one);
    const bytes = kifu.remembered.bytes;
    for (let limit = 1; limit <= 100; limit += 1) await kifu.read({ limit });
    expect(kifu.remembered.bytes).toBeGreaterThan(bytes * 10);
    await kifu.table.remove(facts?.[0]?.gameId ?? '');
    expect(await kifu.read({})).toEqual([]);
  });

  it('are found after a foreign change, and are right again after a rebuild', async () => {
    const [facts = []] = fc.sample(game, { numRuns: 1, seed: 2 });
    kifu.now = START + 1000 * HOUR;
    await kifu.table.put(facts);
    const before = await kifu.read({});
    expect(await kifu.findings()).toEqual([]);
    for (const [forged, named] of [
      [`update statistic_totals set n = n + 1 where measure = 'player'`, /^statistic_totals .*player.* n differs$/],
      [`delete from statistic_day_totals where measure = 'games'`, /^statistic_day_totals .*games.* missing$/],
      [
        `update statistic_month_totals set sum = sum + 1 where measure = 'games'`,
        /^statistic_month_totals .*games.* sum differs$/,
      ],
      [`delete from statistic_month_totals where measure = 'order'`, /^statistic_month_totals .*order.* missing$/],
      [`update counted_games set is_public = not is_public`, /^counted_games .* is_public differs$/],
      [
        `update game_facts set totals = '7', per_turn = '{"lore": {}}', per_card = '[true]'`,
        /^statistic_totals .* no-event$/,
      ],
    ] as const) {
      await kifu.rows(forged);
      expect(await kifu.findings()).toContainEqual(expect.stringMatching(named));
      await kifu.table.put(facts);
      await kifu.table.rebuilt();
      expect(await kifu.findings()).toEqual([]);
      expect(await kifu.read({})).toEqual(before);
    }
  });
});
