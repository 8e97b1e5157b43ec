/** What the game counts, one at a time: how it goes turn by turn, and with which cards games were won. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { cardsByIdQuery, nameOf } from '../../cards/queries.js';
import { Chart, type PlotLibrary } from '../../design/chart.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { Field, Fields } from '../../design/field.js';
import { layoutQuery } from '../../engine/games.js';
import { useFormat } from '../../i18n/use-format.js';
import { above, below, wholeTicks } from './labels.js';
import { RateChart } from './rate-chart.js';
import styles from './statistics.module.css';

type Counted = Schemas['CountedDto'];
type Turn = Counted['perTurn'][number];

interface CountedCardsProps {
  readonly game: string;
  readonly counted: readonly Counted[];
  readonly chosen: string | undefined;
  readonly choose: (id: string) => void;
}

export function CountedCards({ game, counted, chosen, choose }: CountedCardsProps) {
  const { t } = useTranslation('statistics');
  const { words } = useFormat();
  const found =
    counted.find(({ id }) => id === chosen) ?? counted.find(({ perCard }) => perCard.length > 0) ?? counted[0];
  if (found === undefined) return <p className={styles['quiet']}>{t('rates.none')}</p>;
  const one = { ...found, title: words(found.titles), unit: words(found.units) };
  return (
    <>
      <Fields label={t('counted.heading')}>
        <Field label={t('counted.choose')}>
          <select value={one.id} onChange={({ target }) => choose(target.value)}>
            {counted.map(({ id, titles }) => (
              <option key={id} value={id}>
                {words(titles)}
              </option>
            ))}
          </select>
        </Field>
      </Fields>
      <PerGame counted={one} />
      {one.perTurn.length > 0 && <PerTurn counted={one} />}
      {one.perCard.length > 0 && <PerCard game={game} counted={one} />}
    </>
  );
}

function PerGame({ counted: { perGame, unit } }: { readonly counted: Counted }) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  if (perGame === null) return null;
  const short = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const { n, mean, min, max } = perGame;
  return <p>{t('counted.perGame', { count: n, mean: short(mean), min: short(min), max: short(max), unit })}</p>;
}

function PerTurn({ counted: { title, perTurn, unit } }: { readonly counted: Counted }) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const axes = { turn: t('counted.turn'), mean: t('counted.meanOf', { unit }) };
  const draw = useCallback(
    (plot: PlotLibrary, width: number) => drawing(plot, width, perTurn, { turn: axes.turn, mean: axes.mean }),
    [perTurn, axes.turn, axes.mean],
  );
  const best = perTurn.reduce<Turn | undefined>(
    (most, turn) => (most === undefined || turn.mean > most.mean ? turn : most),
    undefined,
  );
  const mean = (turn: Turn) => format.number(turn.mean, { maximumFractionDigits: 2 });
  const columns: readonly Column<Turn>[] = [
    { id: 'turn', header: t('counted.turn'), value: ({ turn }) => turn, names: true },
    { id: 'mean', header: t('counted.mean'), value: (turn) => turn.mean, cell: mean, numeric: true },
    { id: 'n', header: t('counted.seats'), value: ({ n }) => n, numeric: true },
  ];
  const said = best === undefined ? [] : [t('counted.most', { turn: best.turn, mean: mean(best), unit })];
  return (
    <Chart
      title={t('counted.perTurn', { title })}
      summary={format.sentences([...said, t('counted.weak', { least: WEAK })])}
      height={248}
      draw={draw}
    >
      <DataTable
        caption={t('counted.perTurn', { title })}
        columns={columns}
        rows={perTurn}
        rowKey={({ turn }) => String(turn)}
      />
    </Chart>
  );
}

/** Means of fewer seats are grey. */
const WEAK = 20;

interface Axes {
  readonly turn: string;
  readonly mean: string;
}

const drawing = (plot: PlotLibrary, width: number, turns: readonly Turn[], axes: Axes) => {
  const last = Math.max(2, turns.at(-1)?.turn ?? 2);
  return {
    marginLeft: 44,
    marginTop: 32,
    marginBottom: 44,
    x: { ...below(axes.turn), domain: [1, last], inset: 8, ticks: wholeTicks(1, last, width / 40), tickFormat: 'd' },
    y: { ...above(axes.mean), ticks: 4, zero: true },
    marks: [
      plot.ruleY([0], { stroke: 'var(--line-strong)' }),
      plot.lineY(turns, { x: 'turn', y: 'mean', stroke: 'var(--accent)' }),
      plot.dot(turns, {
        x: 'turn',
        y: 'mean',
        r: 4,
        fill: ({ n }: Turn) => (n < WEAK ? 'var(--line-strong)' : 'var(--accent)'),
      }),
    ],
  };
};

function PerCard({ game, counted: { title, perCard } }: { readonly game: string; readonly counted: Counted }) {
  const { t } = useTranslation('statistics');
  const { data: layout = null } = useQuery(layoutQuery(game));
  const ids = perCard.map(({ card }) => card);
  const { data: cards } = useQuery(cardsByIdQuery(game, ids));
  const rows = perCard.map(({ card, times, wins }) => {
    const known = cards?.get(card);
    return { key: card, label: known === undefined ? card : nameOf(layout, known), rate: wins, times };
  });
  return <RateChart title={t('counted.perCard', { title })} of={t('counted.card')} rows={rows} />;
}
