/** Which deck wins against which: a field for each pair, with its rate, interval and number of games. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Chart, type PlotLibrary } from '../../design/chart.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { useFormat } from '../../i18n/use-format.js';
import { marginFor, shortened } from './labels.js';
import { usePercent } from '../../i18n/use-percent.js';
import { RateCell } from './rate-chart.js';
import { carries, type Cell, cellsOf, gridOf, leads } from './rates.js';
import styles from './statistics.module.css';

interface MatchupsProps {
  readonly matchups: readonly Schemas['MatchupDto'][];
}

const FIELD = { width: 72, most: 180, height: 56 };
const MARGIN = { left: 128, top: 36, right: 16 };
/** The longest names have this share of a wide chart. */
const NAMES = 0.3;

export function Matchups({ matchups }: MatchupsProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const percent = usePercent();
  const cells = useMemo(() => cellsOf(matchups), [matchups]);
  const grid = useMemo(() => gridOf(cells), [cells]);
  const draw = useCallback((plot: PlotLibrary, width: number) => drawing(plot, width, grid, percent), [grid, percent]);
  if (matchups.length === 0) return <p className={styles['quiet']}>{t('matchups.none')}</p>;
  const clear = cells.filter(({ wins }) => leads(wins) === 1);
  const weak = matchups.filter(({ wins }) => !carries(wins)).length;
  const summary = format.sentences([
    t('matchups.summary', { count: matchups.length }),
    clear.length === 0
      ? t('matchups.noneClear')
      : t('matchups.allClear', {
          list: format.list(
            clear
              .slice(0, 5)
              .map(({ label, opponentLabel, wins }) =>
                t('matchups.clear', { deck: label, opponent: opponentLabel, rate: percent(wins.value) }),
              ),
          ),
        }),
    ...(weak > 0 ? [t('matchups.weak', { count: weak })] : []),
  ]);
  return (
    <Chart
      title={t('matchups.title')}
      summary={summary}
      height={grid.decks.length * FIELD.height + MARGIN.top + 16}
      minWidth={grid.decks.length * FIELD.width + MARGIN.left + MARGIN.right}
      maxWidth={(grid.decks.length * FIELD.most + MARGIN.right) / (1 - NAMES)}
      draw={draw}
    >
      <MatchupTable cells={cells} />
    </Chart>
  );
}

type Grid = ReturnType<typeof gridOf>;

/** A facet for each pair, with the interval between 0 and 1. */
function drawing(plot: PlotLibrary, width: number, { decks, cells }: Grid, percent: (value: number) => string) {
  const ids = decks.map(({ deck }) => deck);
  const names = new Map(decks.map(({ deck, label }) => [deck, label]));
  const shown = (room: number) => (id: string) => shortened(names.get(id) ?? id, room);
  const marginLeft = marginFor([...names.values()], Math.max(MARGIN.left, width * NAMES));
  const facets = { fx: 'opponent', fy: 'deck' };
  const fill = ({ wins }: Cell) => {
    if (!carries(wins)) return 'var(--sunken)';
    const share = Math.round(Math.min(1, Math.abs(wins.value - 0.5) * 2.5) * 100);
    return `color-mix(in oklab, var(${wins.value >= 0.5 ? '--good-soft' : '--bad-soft'}) ${share}%, var(--surface))`;
  };
  const ink = ({ wins }: Cell) => (carries(wins) ? 'var(--text)' : 'var(--text-quiet)');
  const column = (width - marginLeft - MARGIN.right) / Math.max(ids.length, 1);
  return {
    marginLeft,
    marginTop: MARGIN.top,
    marginRight: MARGIN.right,
    marginBottom: 16,
    fx: { domain: ids, tickFormat: shown(column), label: null, padding: 0.04, axis: 'top' as const },
    fy: { domain: ids, tickFormat: shown(marginLeft), label: null, padding: 0.04, axis: 'left' as const },
    x: { domain: [0, 1], axis: null },
    y: { domain: [0, 1], axis: null },
    marks: [
      plot.rect(cells, { ...facets, x1: 0, x2: 1, y1: 0, y2: 1, fill, stroke: 'var(--line)' }),
      plot.link(cells, { ...facets, x1: 0.5, x2: 0.5, y1: 0.08, y2: 0.3, stroke: 'var(--text-quiet)' }),
      plot.link(cells, {
        ...facets,
        x1: ({ wins }: Cell) => wins.low,
        x2: ({ wins }: Cell) => wins.high,
        y1: 0.19,
        y2: 0.19,
        stroke: ink,
        strokeWidth: 2,
      }),
      plot.dot(cells, { ...facets, x: ({ wins }: Cell) => wins.value, y: 0.19, fill: ink, r: 3 }),
      plot.text(cells, {
        ...facets,
        x: 0.5,
        y: 0.72,
        text: ({ wins }: Cell) => percent(wins.value),
        fill: ink,
        fontWeight: 600,
      }),
      plot.text(cells, {
        ...facets,
        x: 0.5,
        y: 0.45,
        text: ({ wins }: Cell) => `n ${wins.n}`,
        fill: 'var(--text-quiet)',
      }),
    ],
  };
}

function MatchupTable({ cells }: { readonly cells: readonly Cell[] }) {
  const { t } = useTranslation('statistics');
  const percent = usePercent();
  const columns: readonly Column<Cell>[] = [
    { id: 'deck', header: t('decks.of'), value: ({ label }) => label, names: true },
    { id: 'opponent', header: t('matchups.against'), value: ({ opponentLabel }) => opponentLabel },
    { id: 'n', header: t('column.n'), value: ({ wins }) => wins.n, numeric: true },
    {
      id: 'rate',
      header: t('column.rate'),
      value: ({ wins }) => wins.value,
      cell: ({ wins }) => <RateCell rate={wins} />,
      numeric: true,
    },
    {
      id: 'interval',
      header: t('column.interval'),
      explained: t('column.intervalLong'),
      value: ({ wins }) => wins.low,
      cell: ({ wins }) => `${percent(wins.low)} – ${percent(wins.high)}`,
      numeric: true,
    },
  ];
  return (
    <DataTable
      caption={t('matchups.title')}
      columns={columns}
      rows={cells}
      rowKey={({ deck, opponent }) => `${deck}/${opponent}`}
    />
  );
}
