/** Rates below each other, each with its interval; those that say too little are grey. */
import { Link } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart, type PlotLibrary } from '../../design/chart.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { useFormat } from '../../i18n/use-format.js';
import { usePercent } from '../../i18n/use-percent.js';
import { below, marginFor, shortened } from './labels.js';
import { carries, leads, type Rate } from './rates.js';
import { Name } from '../../design/name.js';
import styles from './statistics.module.css';

export interface RateRow {
  readonly key: string;
  readonly label: string;
  readonly rate: Rate;
  /** The deck that it is, to be looked at. */
  readonly deck?: string;
  readonly times?: number;
}

interface RateChartProps {
  readonly title: string;
  /** What the rows are. */
  readonly of: string;
  readonly rows: readonly RateRow[];
}

/** More would be a wall; the table has all. */
const DRAWN_MAX = 20;
const ROW = 28;
const MARGIN = { top: 20, right: 60, bottom: 44 };

export function RateChart({ title, of, rows }: RateChartProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const percent = usePercent();
  const drawn = useMemo(() => rows.slice(0, DRAWN_MAX), [rows]);
  const height = drawn.length * ROW + MARGIN.top + MARGIN.bottom;
  const axis = t('rates.axis');
  const draw = useCallback(
    (plot: PlotLibrary, width: number) => drawing(plot, width, drawn, { axis, percent }),
    [drawn, axis, percent],
  );
  if (rows.length === 0) return <p className={styles['quiet']}>{t('rates.none')}</p>;
  const weak = rows.filter(({ rate }) => !carries(rate)).length;
  const clear = rows.filter(({ rate }) => leads(rate) !== 0);
  const summary = format.sentences([
    t('rates.summary', { count: rows.length, of }),
    clear.length === 0
      ? t('rates.noneClear')
      : t('rates.clear', {
          list: format.list(
            clear.slice(0, 5).map(({ label, rate }) => t('with', { name: label, value: percent(rate.value) })),
          ),
        }),
    ...(weak > 0 ? [t('rates.weak', { count: weak })] : []),
    ...(rows.length > DRAWN_MAX ? [t('rates.more', { count: DRAWN_MAX })] : []),
  ]);
  return (
    <Chart title={title} summary={summary} height={height} minWidth={288} draw={draw}>
      <RateTable caption={title} of={of} rows={rows} />
    </Chart>
  );
}

interface Words {
  readonly axis: string;
  readonly percent: (value: number) => string;
}

function drawing(plot: PlotLibrary, width: number, rows: readonly RateRow[], { axis, percent }: Words) {
  const tint = ({ rate }: RateRow) => (carries(rate) ? 'var(--accent)' : 'var(--line-strong)');
  // Two rows of the same name are still two rows.
  const names = new Map(rows.map(({ key, label }) => [key, label]));
  const marginLeft = marginFor([...names.values()], width * 0.42);
  const isNarrow = width - marginLeft - MARGIN.right < 240;
  return {
    marginTop: MARGIN.top,
    marginBottom: MARGIN.bottom,
    marginLeft,
    marginRight: MARGIN.right,
    x: { ...below(axis), domain: [0, 1], tickFormat: percent, ticks: isNarrow ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1] },
    y: {
      domain: rows.map(({ key }) => key),
      tickFormat: (key: string) => shortened(names.get(key) ?? key, marginLeft),
      label: null,
      tickSize: 0,
    },
    marks: [
      plot.ruleX([0, 1], { stroke: 'var(--line)' }),
      plot.ruleX([0.5], { stroke: 'var(--line-strong)', strokeDasharray: '3 3' }),
      plot.ruleY(rows, {
        y: 'key',
        x1: (row: RateRow) => row.rate.low,
        x2: (row: RateRow) => row.rate.high,
        stroke: tint,
        strokeWidth: 2,
      }),
      plot.dot(rows, { y: 'key', x: (row: RateRow) => row.rate.value, fill: tint, r: 5 }),
      plot.text(rows, {
        y: 'key',
        text: (row: RateRow) => `n ${row.rate.n}`,
        frameAnchor: 'right',
        textAnchor: 'start',
        dx: 12,
        fill: 'var(--text-quiet)',
      }),
    ],
  };
}

function RateTable({ caption, of, rows }: { readonly caption: string } & Pick<RateChartProps, 'of' | 'rows'>) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const percent = usePercent();
  const hasTimes = rows.some(({ times }) => times !== undefined);
  const columns: readonly Column<RateRow>[] = [
    {
      id: 'label',
      header: of,
      value: ({ label }) => label,
      cell: ({ label, deck }) =>
        deck === undefined ? (
          <Name>{label}</Name>
        ) : (
          <Link to="/decks/$id" params={{ id: deck }}>
            <Name>{label}</Name>
          </Link>
        ),
      names: true,
    },
    {
      id: 'n',
      header: t('column.n'),
      value: ({ rate }) => rate.n,
      cell: ({ rate }) => format.number(rate.n),
      numeric: true,
    },
    {
      id: 'wins',
      header: t('column.wins'),
      value: ({ rate }) => rate.hits,
      cell: ({ rate }) => format.number(rate.hits),
      numeric: true,
    },
    {
      id: 'rate',
      header: t('column.rate'),
      value: ({ rate }) => rate.value,
      cell: ({ rate }) => <RateCell rate={rate} />,
      numeric: true,
    },
    {
      id: 'interval',
      header: t('column.interval'),
      explained: t('column.intervalLong'),
      value: ({ rate }) => rate.low,
      cell: ({ rate }) => `${percent(rate.low)} – ${percent(rate.high)}`,
      numeric: true,
    },
    ...(hasTimes
      ? [{ id: 'times', header: t('column.times'), value: ({ times = 0 }: RateRow) => times, numeric: true }]
      : []),
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

/** Grey, and a word beside it, where the number of games carries no rate. */
export function RateCell({ rate }: { readonly rate: Rate }) {
  const { t } = useTranslation('statistics');
  const percent = usePercent();
  return (
    <span className={styles['rate']} data-weak={!carries(rate)}>
      {percent(rate.value)}
      {!carries(rate) && <small> {t('rates.tooFew')}</small>}
    </span>
  );
}
