import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { rulesFor } from '../../../../engine/index.js';
import { Clock, PgPools } from '../../../../platform/database/index.js';
import { rateOf } from '../../domain/rate.js';
import {
  type Counted,
  type GameStatisticsReport,
  GetStatistics,
  type Spread,
  type StatisticsFilter,
  type WinRate,
} from './get-statistics.query.js';
import * as sql from './statistics.sql.js';

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
