/** How many turns games last. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Chart, type PlotLibrary } from '../../design/chart.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { useFormat } from '../../i18n/use-format.js';
import { above, below, wholeTicks } from './labels.js';
import styles from './statistics.module.css';

type Length = Schemas['LengthDto'];
type Bar = Length['byTurns'][number];

/** The service counts longer games with those of so many turns. */
const TURNS_MAX = 100;

export function GameLength({ length }: { readonly length: Length | null }) {
  const { t } = useTranslation('statistics');
  if (length === null) return <p className={styles['quiet']}>{t('rates.none')}</p>;
  return <Lengths length={length} />;
}

function Lengths({ length: { turns, actions, byTurns } }: { readonly length: Length }) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const short = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const axes = { turns: t('length.turns'), games: t('column.n') };
  const draw = useCallback(
    (plot: PlotLibrary, width: number) => drawing(plot, width, byTurns, { turns: axes.turns, games: axes.games }),
    [byTurns, axes.turns, axes.games],
  );
  const columns: readonly Column<Bar>[] = [
    {
      id: 'turns',
      header: t('length.turns'),
      value: (bar) => bar.turns,
      cell: (bar) => (bar.turns >= TURNS_MAX ? t('length.orMore', { count: bar.turns }) : format.number(bar.turns)),
      names: true,
    },
    { id: 'games', header: t('column.n'), value: ({ games }) => games, numeric: true },
  ];
  const said = { median: short(turns.median), mean: short(turns.mean), min: turns.min, max: turns.max };
  return (
    <Chart
      title={t('length.title')}
      summary={format.sentences([
        t('length.summary', { count: turns.n, ...said }),
        t('length.actions', { median: short(actions.median) }),
      ])}
      height={264}
      draw={draw}
    >
      <DataTable caption={t('length.title')} columns={columns} rows={byTurns} rowKey={(bar) => String(bar.turns)} />
    </Chart>
  );
}

interface Axes {
  readonly turns: string;
  readonly games: string;
}

/** A bar is centred above its number, and few bars are as narrow as many. */
const drawing = (plot: PlotLibrary, width: number, bars: readonly Bar[], axes: Axes) => {
  const first = bars[0]?.turns ?? 0;
  const last = Math.max(bars.at(-1)?.turns ?? 0, first + LEAST_BARS);
  const most = Math.max(1, ...bars.map(({ games }) => games));
  return {
    marginLeft: 44,
    marginTop: 32,
    marginBottom: 44,
    x: {
      ...below(axes.turns),
      domain: [first - 0.5, last + 0.5],
      ticks: wholeTicks(first, last, width / 40),
      tickFormat: 'd',
    },
    y: { ...above(axes.games), ticks: wholeTicks(0, most, 4), tickFormat: 'd' },
    marks: [
      plot.rectY(bars, {
        x1: ({ turns }: Bar) => turns - 0.5,
        x2: ({ turns }: Bar) => turns + 0.5,
        y: 'games',
        fill: 'var(--accent)',
        inset: 0.5,
      }),
      plot.ruleY([0], { stroke: 'var(--line-strong)' }),
    ],
  };
};

const LEAST_BARS = 8;
