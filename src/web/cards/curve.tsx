/** How many cards of a deck cost how much. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart, type PlotLibrary } from '../design/chart.js';
import { type Column, DataTable } from '../design/data-table.js';
import type { Layout } from '../engine/games.js';
import { useFormat } from '../i18n/use-format.js';
import { curveOf, type Line } from './lines.js';
import type { Card } from './queries.js';

type Bar = ReturnType<typeof curveOf>[number];

interface CurveProps {
  readonly lines: readonly Line[];
  readonly cards: ReadonlyMap<string, Card>;
  readonly layout: Layout | null;
}

export function Curve({ lines, cards, layout }: CurveProps) {
  const { t } = useTranslation('cards');
  const format = useFormat();
  const bars = useMemo(() => curveOf(lines, cards, layout), [lines, cards, layout]);
  const draw = useCallback((plot: PlotLibrary) => drawing(plot, bars), [bars]);
  const count = bars.reduce((sum, bar) => sum + bar.count, 0);
  if (count === 0) return <p>{t('curve.none')}</p>;
  const mean = format.number(bars.reduce((sum, bar) => sum + bar.count * bar.cost, 0) / count, {
    maximumFractionDigits: 2,
  });
  const columns: readonly Column<Bar>[] = [
    { id: 'cost', header: t('curve.cost'), value: ({ cost }) => cost, names: true },
    { id: 'count', header: t('curve.cards'), value: (bar) => bar.count, numeric: true },
  ];
  return (
    <Chart title={t('curve.title')} summary={t('curve.summary', { count, mean })} height={180} draw={draw}>
      <DataTable caption={t('curve.title')} columns={columns} rows={bars} rowKey={({ cost }) => String(cost)} />
    </Chart>
  );
}

function drawing(plot: PlotLibrary, bars: readonly Bar[]) {
  const last = Math.max(6, bars.at(-1)?.cost ?? 0);
  return {
    marginLeft: 32,
    x: { domain: Array.from({ length: last + 1 }, (_, cost) => cost), label: null, tickSize: 0 },
    y: { label: null, ticks: 3, tickFormat: 'd' },
    marks: [
      plot.barY(bars, { x: 'cost', y: 'count', fill: 'var(--accent)', insetLeft: 2, insetRight: 2 }),
      plot.text(bars, { x: 'cost', y: 'count', text: 'count', dy: -8, fill: 'var(--text)' }),
      plot.ruleY([0], { stroke: 'var(--line-strong)' }),
    ],
  };
}
