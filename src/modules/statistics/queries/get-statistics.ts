import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type GameStatistics, rulesFor } from '../../../engine/index.js';
import { Clock, PgPools } from '../../../platform/database/index.js';
import { rateOf } from '../domain/rate.js';
import { GetSeasonTournaments } from '../season-tournaments.query.js';
import { ALL_GAMES } from '../totals/contributions.sql.js';
import { spanOf } from './days.js';
import { RememberedReports } from './remembered-reports.js';
import type { Counted, GameStatisticsReport, Matchup, Spread, StatisticsFilter, WinRate } from './statistics-report.js';
import {
  AS_COUNTED,
  GAMES,
  GAMES_OF_SEVERAL,
  IN_RANGE,
  SEVERAL_IN_RANGE,
  SEVERAL_WITH_OWED,
  WITH_OWED,
} from './statistics.sql.js';

/** One report for each game that has facts. */
export class GetStatistics extends Query<readonly GameStatisticsReport[]> {
  constructor(readonly filter: StatisticsFilter) {
    super();
  }
}

/** The rows of the database for one game. */
interface Row {
  /** Whether facts are still due that these numbers lack. */
  readonly owed: boolean;
  readonly games: { readonly n: number; readonly asserted: number; readonly public: number } | null;
  readonly turnless: number | null;
  readonly formats: GameStatisticsReport['formats'];
  readonly turns: Spread | null;
  readonly actions: Spread | null;
  readonly byDeck: readonly WinRow[];
  readonly byPlayer: readonly WinRow[];
  readonly byTurnOrder: readonly WinRow[];
  readonly matchups: readonly MatchupRow[];
  readonly byTurns: readonly { readonly turns: number; readonly games: number }[];
  readonly perGame: ByStatistic<NonNullable<Counted['perGame']>>;
  readonly perTurn: ByStatistic<Counted['perTurn'][number]>;
  readonly perCard: ByStatistic<CardRow>;
}

/** The rows for a game without facts of the scope. */
const NOTHING: Row = {
  owed: false,
  ...{ games: null, turnless: null, turns: null, actions: null },
  ...{ formats: [], byDeck: [], byPlayer: [], byTurnOrder: [], matchups: [], byTurns: [] },
  ...{ perGame: {}, perTurn: {}, perCard: {} },
};

type ByStatistic<Numbers> = Readonly<Record<string, readonly Numbers[]>>;

interface WinRow {
  readonly key: string;
  readonly label: string | null;
  readonly n: number;
  readonly hits: number;
}

interface MatchupRow extends Pick<Matchup, 'deck' | 'label' | 'opponent' | 'opponentLabel'> {
  readonly n: number;
  readonly won: number;
  readonly lost: number;
}

interface CardRow {
  readonly card: string;
  readonly n: number;
  readonly times: number;
  readonly hits: number;
}

/** Whose games a report adds up: a league, a tournament or all games, or several tournaments. */
type Scopes = string | readonly string[];

/**
 * Reads totals, and adds due facts. A span of time is the sum of its months and days. The game declares its statistics
 * and their names.
 */
@QueryHandler(GetStatistics)
export class GetStatisticsHandler implements IQueryHandler<GetStatistics> {
  constructor(
    private readonly pools: PgPools,
    private readonly clock: Clock,
    private readonly remembered: RememberedReports,
    private readonly queries: QueryBus,
  ) {}

  /** Throws `SeasonNotFound`. */
  async execute({ filter }: GetStatistics): Promise<readonly GameStatisticsReport[]> {
    const { seasonId, scopeId } = filter;
    const scopes =
      seasonId === null ? (scopeId ?? ALL_GAMES) : await this.queries.execute(new GetSeasonTournaments(seasonId));
    return this.remembered.get(filter, scopes, () => this.reports(filter, scopes));
  }

  private async reports(filter: StatisticsFilter, scopes: Scopes): Promise<readonly GameStatisticsReport[]> {
    const games = typeof scopes === 'string' ? GAMES : GAMES_OF_SEVERAL;
    const { rows } = await this.pools.app.query<{ game: string; isMeant: boolean | null }>(games, [
      filter.game,
      scopes,
    ]);
    return Promise.all(
      rows.map(async ({ game, isMeant }) =>
        reportOf(game, filter, isMeant === true ? await this.counted(game, filter, scopes) : NOTHING),
      ),
    );
  }

  private counted(game: string, filter: StatisticsFilter, scopes: Scopes): Promise<Row> {
    const { format, minGames, limit } = filter;
    const byCard = declaredIn(game).filter(({ per }) => per?.includes('card'));
    const ids = byCard.map(({ id }) => id);
    return this.row(filter, [game, scopes, this.clock.now(), minGames, limit, ids, format]);
  }

  private async row({ from, to, withoutTurns }: StatisticsFilter, values: readonly unknown[]): Promise<Row> {
    const span = spanOf(from, to);
    const summed = [...values, withoutTurns];
    const isSeveral = Array.isArray(values[1]);
    if (span !== null) {
      const { wholeFrom, monthsFrom, monthsTo, wholeTo } = span;
      const bounds = [span.from, wholeFrom, monthsFrom, monthsTo, wholeTo, span.to];
      const within = [...summed, ...bounds];
      return isSeveral
        ? this.ask('statistics-of-several-in-range', SEVERAL_IN_RANGE, within)
        : this.ask('statistics-in-range', IN_RANGE, within);
    }
    if (isSeveral) return this.ask('statistics-of-several', SEVERAL_WITH_OWED, summed);
    const row = withoutTurns ? null : await this.ask('statistics-as-counted', AS_COUNTED, values);
    return row === null || row.owed ? this.ask('statistics-with-owed', WITH_OWED, summed) : row;
  }

  /**
   * Planning such a statement can take as long as running it. For a statement with a name PostgreSQL makes a plan for
   * the values five times on each connection, and then keeps a plan for any values if that plan looks no dearer.
   */
  private async ask(name: string, text: string, values: readonly unknown[]): Promise<Row> {
    const { rows } = await this.pools.app.query<{ report: Row }>({ name, text, values: [...values] });
    const [row] = rows;
    if (row === undefined) throw new Error('one row is one report');
    return row.report;
  }
}

const declaredIn = (game: string): GameStatistics['counts'] => rulesFor(game)?.statistics.counts ?? [];

function reportOf(game: string, { minGames }: StatisticsFilter, row: Row): GameStatisticsReport {
  const { n = 0, asserted = 0, public: publicGames = 0 } = row.games ?? {};
  const isEnough = row.turns !== null && row.actions !== null && n >= minGames;
  return {
    game,
    games: n,
    gamesWithoutTurns: row.turnless ?? 0,
    gamesWithAssertions: asserted,
    publicGames,
    formats: row.formats,
    wins: {
      byDeck: row.byDeck.flatMap(winRate),
      byPlayer: row.byPlayer.flatMap(winRate),
      byTurnOrder: row.byTurnOrder.flatMap(winRate),
    },
    matchups: row.matchups.flatMap(matchup),
    length: isEnough ? { turns: row.turns, actions: row.actions, byTurns: row.byTurns } : null,
    counted: declaredIn(game).map(({ id, title, unit }) => ({
      id,
      title: title.en,
      titles: title,
      unit: unit.en,
      units: unit,
      perGame: row.perGame[id]?.[0] ?? null,
      perTurn: row.perTurn[id] ?? [],
      perCard: (row.perCard[id] ?? []).flatMap(cardRate),
    })),
  };
}

function winRate({ key, label, n, hits }: WinRow): readonly WinRate[] {
  const wins = rateOf(hits, n);
  return wins === null ? [] : [{ key, label, wins }];
}

function matchup({ n, won, lost, ...decks }: MatchupRow): readonly Matchup[] {
  const [wins, losses] = [rateOf(won, n), rateOf(lost, n)];
  return wins === null || losses === null ? [] : [{ ...decks, wins, losses }];
}

function cardRate({ card, times, hits, n }: CardRow): readonly Counted['perCard'][number][] {
  const wins = rateOf(hits, n);
  return wins === null ? [] : [{ card, times, wins }];
}
