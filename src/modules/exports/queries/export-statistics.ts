import { Readable } from 'node:stream';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { CardSetUnavailable, GetCardNames } from '../../catalogue/index.js';
import { type GameStatisticsReport, GetStatistics, type StatisticsFilter } from '../../statistics/index.js';
import type { Cell, Export } from '../export.js';

/** The reports of all games, or of one. */
export class ExportStatistics extends Query<Export<GameStatisticsReport>> {
  constructor(readonly filter: StatisticsFilter) {
    super();
  }
}

/** One number a line, with what it rests on; cells that say nothing of it are empty. */
interface Line {
  /** `formats`, `wins.byDeck`, `matchups`, `length.turns`, `perGame`, `perTurn`, `perCard`. */
  readonly measure: string;
  readonly statistic?: string;
  /** The format, the deck, the deck and the one against it, the player, the turn, the card. */
  readonly key?: Cell;
  readonly label?: Cell;
  readonly n?: number;
  readonly hits?: number;
  readonly value?: number;
  readonly low?: number;
  readonly high?: number;
  readonly mean?: number;
  readonly median?: number;
  readonly min?: number;
  readonly max?: number;
  readonly times?: number;
}

/** By id. */
type CardNames = ReadonlyMap<string, string>;

const FIELDS = [
  'measure',
  'statistic',
  'key',
  'label',
  'n',
  'hits',
  'value',
  'low',
  'high',
  'mean',
  'median',
  'min',
  'max',
  'times',
] as const satisfies readonly (keyof Line)[];

const STATISTICS_COLUMNS = ['game', ...FIELDS];

/** A report as a long table: what is added to the report later becomes further lines, and no column moves. */
function statisticsLines(report: GameStatisticsReport, cards: CardNames): readonly (readonly Cell[])[] {
  return linesOf(report, cards).map((line) => [report.game, ...FIELDS.map((field) => line[field] ?? null)]);
}

function linesOf(report: GameStatisticsReport, cards: CardNames): readonly Line[] {
  const { games, gamesWithoutTurns, gamesWithAssertions, publicGames, formats, wins, matchups, length, counted } =
    report;
  return [
    { measure: 'games', n: games },
    { measure: 'gamesWithoutTurns', n: gamesWithoutTurns },
    { measure: 'gamesWithAssertions', n: gamesWithAssertions },
    { measure: 'publicGames', n: publicGames },
    ...formats.map(({ format, games: n }) => ({ measure: 'formats', key: format, n })),
    ...Object.entries(wins).flatMap(([by, rates]) =>
      rates.map(({ key, label, wins: rate }) => ({ measure: `wins.${by}`, key, label, ...rate })),
    ),
    ...matchups.flatMap(({ deck, label, opponent, opponentLabel, wins: won, losses }) => [
      { measure: 'matchups', key: `${deck}/${opponent}`, label: `${label} – ${opponentLabel}`, ...won },
      { measure: 'matchups', key: `${opponent}/${deck}`, label: `${opponentLabel} – ${label}`, ...losses },
    ]),
    ...lengthLines(length),
    ...counted.flatMap((one) => countedLines(one, cards)),
  ];
}

function lengthLines(length: GameStatisticsReport['length']): readonly Line[] {
  if (length === null) return [];
  return [
    { measure: 'length.turns', ...length.turns },
    { measure: 'length.actions', ...length.actions },
    ...length.byTurns.map(({ turns, games }) => ({ measure: 'length.byTurns', key: turns, n: games })),
  ];
}

function countedLines(
  { id: statistic, perGame, perTurn, perCard }: GameStatisticsReport['counted'][number],
  cards: CardNames,
): Line[] {
  return [
    ...(perGame === null ? [] : [{ measure: 'perGame', statistic, ...perGame }]),
    ...perTurn.map(({ turn, n, mean }) => ({ measure: 'perTurn', statistic, key: turn, n, mean })),
    ...perCard.map(({ card, times, wins }) => {
      const label = cards.get(card) ?? null;
      return { measure: 'perCard', statistic, key: card, label, times, ...wins };
    }),
  ];
}

@QueryHandler(ExportStatistics)
export class ExportStatisticsHandler implements IQueryHandler<ExportStatistics> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ filter }: ExportStatistics): Promise<Export<GameStatisticsReport>> {
    const reports = await this.queries.execute(new GetStatistics(filter));
    const cards = new Map<string, CardNames>();
    for (const report of reports) cards.set(report.game, await this.cardNames(report));
    const lines = (report: GameStatisticsReport) => statisticsLines(report, cards.get(report.game) ?? new Map());
    return { name: 'statistics', columns: STATISTICS_COLUMNS, items: Readable.from(reports), lines, isLarge: true };
  }

  /** Without the cards that are played now, numbers are still numbers: their cards have ids alone. */
  private async cardNames({ game, counted }: GameStatisticsReport): Promise<CardNames> {
    const ids = new Set(counted.flatMap(({ perCard }) => perCard.map(({ card }) => card)));
    if (ids.size === 0) return new Map();
    try {
      return await this.queries.execute(new GetCardNames(game, [...ids]));
    } catch (error) {
      if (error instanceof CardSetUnavailable) return new Map();
      throw error;
    }
  }
}
