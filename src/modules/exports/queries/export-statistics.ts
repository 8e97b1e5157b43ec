import { Readable } from 'node:stream';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
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
function statisticsLines(report: GameStatisticsReport): readonly (readonly Cell[])[] {
  return linesOf(report).map((line) => [report.game, ...FIELDS.map((field) => line[field] ?? null)]);
}

function linesOf({
  games,
  gamesWithoutTurns,
  gamesWithAssertions,
  publicGames,
  formats,
  wins,
  matchups,
  length,
  counted,
}: GameStatisticsReport): readonly Line[] {
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
    ...counted.flatMap(countedLines),
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

function countedLines({ id: statistic, perGame, perTurn, perCard }: GameStatisticsReport['counted'][number]): Line[] {
  return [
    ...(perGame === null ? [] : [{ measure: 'perGame', statistic, ...perGame }]),
    ...perTurn.map(({ turn, n, mean }) => ({ measure: 'perTurn', statistic, key: turn, n, mean })),
    ...perCard.map(({ card, times, wins }) => ({ measure: 'perCard', statistic, key: card, times, ...wins })),
  ];
}

@QueryHandler(ExportStatistics)
export class ExportStatisticsHandler implements IQueryHandler<ExportStatistics> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ filter }: ExportStatistics): Promise<Export<GameStatisticsReport>> {
    const reports = await this.queries.execute(new GetStatistics(filter));
    return { name: 'statistics', columns: STATISTICS_COLUMNS, items: Readable.from(reports), lines: statisticsLines };
  }
}
