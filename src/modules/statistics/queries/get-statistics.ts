import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { rulesFor } from '../../../engine/index.js';
import { Clock, PgPools } from '../../../platform/database/index.js';
import { type Rate, rateOf } from '../domain/rate.js';
import * as sql from './statistics.sql.js';

export interface StatisticsFilter {
  readonly game: string | null;
  readonly leagueId: string | null;
  /** ISO 8601; games that ended then or later. */
  readonly from: string | null;
  /** ISO 8601; games that ended before. */
  readonly to: string | null;
  /** Numbers that rest on fewer games are left out. */
  readonly minGames: number;
}

/** How often somebody or something won. */
export interface WinRate {
  readonly key: string;
  readonly label: string | null;
  readonly wins: Rate;
}

export interface Spread {
  readonly n: number;
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Something the game counts. `n` is how many seats of games it was counted for. */
export interface Counted {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly perGame: { readonly n: number; readonly mean: number; readonly min: number; readonly max: number } | null;
  /** By a seat's own turns; games that ended before the turn do not count for it. */
  readonly perTurn: readonly { readonly turn: number; readonly n: number; readonly mean: number }[];
  /** By card: in how many games, how often in all, and how those games were won. */
  readonly perCard: readonly { readonly card: string; readonly times: number; readonly wins: Rate }[];
}

export interface GameStatisticsReport {
  readonly game: string;
  readonly games: number;
  /** Those of them in which something happened only because somebody said that an unscripted text does it. */
  readonly gamesWithAssertions: number;
  /** Those of public matches: what was hidden in the others, their decks included, is counted nowhere. */
  readonly publicGames: number;
  readonly wins: {
    readonly byDeck: readonly WinRate[];
    readonly byPlayer: readonly WinRate[];
    /** `play` took the first turn, `draw` did not. */
    readonly byTurnOrder: readonly WinRate[];
  };
  readonly length: { readonly turns: Spread; readonly actions: Spread } | null;
  readonly counted: readonly Counted[];
}

/** One report for each game that has facts. */
export class GetStatistics extends Query<readonly GameStatisticsReport[]> {
  constructor(readonly filter: StatisticsFilter) {
    super();
  }
}

interface WinRow {
  readonly key: string;
  readonly label: string | null;
  readonly n: number;
  readonly hits: number;
}

interface TotalRow {
  readonly statistic: string;
  readonly n: number;
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

interface TurnRow {
  readonly statistic: string;
  readonly turn: number;
  readonly n: number;
  readonly mean: number;
}

interface CardRow {
  readonly statistic: string;
  readonly card: string;
  readonly n: number;
  readonly times: number;
  readonly hits: number;
}

type LengthRow = { readonly n: number; readonly asserted: number; readonly public: number } & {
  readonly [Column in `${'turns' | 'actions'}_${'mean' | 'median' | 'min' | 'max'}`]: number;
};

/** Sums over the facts. What is counted, and how it is called, is the game's to say. */
@QueryHandler(GetStatistics)
export class GetStatisticsHandler implements IQueryHandler<GetStatistics> {
  constructor(
    private readonly pools: PgPools,
    private readonly clock: Clock,
  ) {}

  async execute({ filter }: GetStatistics): Promise<readonly GameStatisticsReport[]> {
    const games = await this.rows<{ game: string }>(sql.GAMES, [filter.game]);
    return Promise.all(games.map(({ game }) => this.report(game, filter)));
  }

  private async report(game: string, filter: StatisticsFilter): Promise<GameStatisticsReport> {
    const where = [game, filter.leagueId, momentOf(filter.from), momentOf(filter.to), this.clock.now()];
    const enough = [...where, filter.minGames];
    const [length] = await this.rows<LengthRow>(sql.LENGTHS, where);
    const games = length?.n ?? 0;
    return {
      game,
      games,
      gamesWithAssertions: length?.asserted ?? 0,
      publicGames: length?.public ?? 0,
      wins: {
        byDeck: await this.wins(sql.WINS_BY_DECK, enough),
        byPlayer: await this.wins(sql.WINS_BY_PLAYER, enough),
        byTurnOrder: await this.wins(sql.WINS_BY_TURN_ORDER, enough),
      },
      length:
        length === undefined || games < Math.max(filter.minGames, 1)
          ? null
          : { turns: spreadOf(length, 'turns'), actions: spreadOf(length, 'actions') },
      counted: await this.counted(game, enough),
    };
  }

  private async wins(statement: string, values: readonly unknown[]): Promise<readonly WinRate[]> {
    const rows = await this.rows<WinRow>(statement, values);
    return rows.flatMap(({ key, label, n, hits }) => {
      const wins = rateOf(hits, n);
      return wins === null ? [] : { key, label, wins };
    });
  }

  private async counted(game: string, values: readonly unknown[]): Promise<readonly Counted[]> {
    const totals = await this.rows<TotalRow>(sql.TOTALS, values);
    const turns = await this.rows<TurnRow>(sql.PER_TURN, values);
    const cards = await this.rows<CardRow>(sql.PER_CARD, values);
    const declared = rulesFor(game)?.statistics.counts ?? [];
    return declared.map(({ id, title, unit }) => {
      const total = totals.find(({ statistic }) => statistic === id);
      return {
        id,
        title,
        unit,
        perGame: total === undefined ? null : { n: total.n, mean: total.mean, min: total.min, max: total.max },
        perTurn: turns.filter(({ statistic }) => statistic === id).map(({ turn, n, mean }) => ({ turn, n, mean })),
        perCard: cards.filter(({ statistic }) => statistic === id).flatMap(cardOf),
      };
    });
  }

  private async rows<Row extends object>(statement: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const { rows } = await this.pools.app.query<Row>(statement, [...values]);
    return rows;
  }
}

/** As everybody reads it, whatever the zone of the database. */
const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function cardOf({ card, times, hits, n }: CardRow): readonly Counted['perCard'][number][] {
  const wins = rateOf(hits, n);
  return wins === null ? [] : [{ card, times, wins }];
}

const spreadOf = (row: LengthRow, of: 'turns' | 'actions'): Spread => ({
  n: row.n,
  mean: row[`${of}_mean`],
  median: row[`${of}_median`],
  min: row[`${of}_min`],
  max: row[`${of}_max`],
});
