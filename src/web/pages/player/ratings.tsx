/** The ratings of a player: now, week by week, and what corrected them. The player may hide them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { Chart, type PlotLibrary } from '../../design/chart.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { Form } from '../../design/form.js';
import { useFormatNames } from '../../engine/format-names.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './player.module.css';
import { ratingsQuery } from './queries.js';

type History = Schemas['RatingHistoryDto'];
type Week = Schemas['RatingPeriodDto'];

export function Ratings({ id }: { readonly id: string }) {
  const { t } = useTranslation('player');
  const { data: me } = useQuery(meQuery);
  const { data } = useQuery(ratingsQuery(id));
  const isOwn = me?.player?.id === id;
  const { hidden = false, ratings = [] } = data ?? {};
  if (data === undefined || (ratings.length === 0 && !hidden)) return null;
  return (
    <section className={styles['part']} aria-labelledby="ratings">
      <h2 id="ratings">{t('ratings.title')}</h2>
      {hidden && <p className={styles['quiet']}>{t(isOwn ? 'ratings.hiddenOwn' : 'ratings.hidden')}</p>}
      {ratings.map((rating) => (
        <Rating key={`${rating.game}/${rating.format}`} rating={rating} />
      ))}
      {isOwn && <Visibility id={id} hidden={hidden} />}
    </section>
  );
}

function Rating({ rating }: { readonly rating: History }) {
  const { t } = useTranslation('player');
  const format = useFormat();
  const gameName = useGameNames();
  const formatName = useFormatNames(rating.game);
  const axes = { week: t('ratings.week'), rating: t('ratings.rating') };
  const { history } = rating;
  const draw = useCallback(
    (plot: PlotLibrary) => drawing(plot, history, { week: axes.week, rating: axes.rating }),
    [history, axes.week, axes.rating],
  );
  const title = `${gameName(rating.game)} · ${formatName(rating.format)}`;
  const said = [
    t('ratings.now', { rating: rating.rating, margin: 2 * rating.deviation, count: rating.results }),
    ...(rating.isProvisional ? [t('ratings.provisional')] : []),
  ];
  const columns: readonly Column<Week>[] = [
    {
      id: 'from',
      header: t('ratings.week'),
      value: ({ from }) => from,
      cell: ({ from }) => format.day(from),
      names: true,
    },
    { id: 'rating', header: t('ratings.rating'), value: (week) => week.rating, numeric: true },
    { id: 'margin', header: '±', value: ({ deviation }) => 2 * deviation, numeric: true },
    { id: 'results', header: t('ratings.results'), value: ({ results }) => results, numeric: true },
  ];
  return (
    <>
      <Chart title={title} summary={format.sentences(said)} height={220} maxWidth={720} draw={draw}>
        <DataTable caption={title} columns={columns} rows={history} rowKey={({ from }) => from} />
      </Chart>
      {rating.corrections.length > 0 && (
        <ul className={styles['records']} aria-label={t('ratings.corrections')}>
          {rating.corrections.map((correction) => (
            <li key={`${correction.correctedAt} ${correction.from}`}>
              <Corrected correction={correction} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface CorrectedProps {
  readonly correction: Schemas['RatingCorrectionDto'];
}

function Corrected({
  correction: { correctedAt, from, before, after, tournamentId, matchId, recordId },
}: CorrectedProps) {
  const { t } = useTranslation('player');
  const format = useFormat();
  const shown = {
    moment: format.moment(correctedAt),
    week: format.day(from),
    before: before ?? '–',
    after: after ?? '–',
  };
  return (
    <>
      {t(recordId === null ? 'ratings.corrected' : 'ratings.regrouped', shown)}{' '}
      {tournamentId !== null && (
        <Link to="/tournaments/$id" params={{ id: tournamentId }}>
          {t('ratings.ofTournament')}
        </Link>
      )}
      {matchId !== null && (
        <Link to="/matches/$id" params={{ id: matchId }}>
          {t('ratings.ofMatch')}
        </Link>
      )}
    </>
  );
}

interface Axes {
  readonly week: string;
  readonly rating: string;
}

/** The rating with two deviations to both sides, at the end of each week with results. */
const drawing = (plot: PlotLibrary, history: readonly Week[], { week, rating }: Axes) => {
  const weeks = history.map(({ from, rating: value, deviation }) => ({
    ...{ at: new Date(from), value, low: value - 2 * deviation, high: value + 2 * deviation },
  }));
  return {
    marginLeft: 48,
    marginTop: 32,
    marginBottom: 44,
    x: { label: week, labelAnchor: 'center', labelArrow: 'none', labelOffset: 36, inset: 8, type: 'utc' } as const,
    y: { label: rating, labelAnchor: 'top', labelArrow: 'none', labelOffset: 34, ticks: 4, tickFormat: 'd' } as const,
    marks: [
      plot.ruleX(weeks, { x: 'at', y1: 'low', y2: 'high', stroke: 'var(--line-strong)', strokeWidth: 2 }),
      plot.lineY(weeks, { x: 'at', y: 'value', stroke: 'var(--accent)' }),
      plot.dot(weeks, { x: 'at', y: 'value', r: 4, fill: 'var(--accent)' }),
    ],
  };
};

function Visibility({ id, hidden }: { readonly id: string; readonly hidden: boolean }) {
  const { t } = useTranslation('player');
  const queries = useQueryClient();
  const act = t(hidden ? 'ratings.show' : 'ratings.hide');
  return (
    <details>
      <summary>{act}</summary>
      <Form
        title={act}
        level="h3"
        look="plain"
        hint={t('ratings.hideHelp')}
        submit={act}
        send={() =>
          answered(
            kifu.PUT('/v1/players/{id}/ratings/visibility', { params: { path: { id } }, body: { hidden: !hidden } }),
          )
        }
        onDone={() => void queries.invalidateQueries()}
      />
    </details>
  );
}
