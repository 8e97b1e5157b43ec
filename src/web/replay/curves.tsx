/** A curve over the timeline: a line for each seat, its numbers at the step that is shown, and all turns as a table. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTable } from '../board/table.js';
import { useFormat } from '../i18n/use-format.js';
import styles from './curves.module.css';
import type { Curve, Turn } from './record.js';
import type { Player } from './use-player.js';

interface CurveChoiceProps {
  readonly curves: readonly Curve[];
  /** Empty for none. */
  readonly chosen: string;
  readonly onChoose: (what: string) => void;
}

export function CurveChoice({ curves, chosen, onChoose }: CurveChoiceProps) {
  const { t } = useTranslation('replay');
  const format = useFormat();
  return (
    <label className={styles['choice']} data-extra={true}>
      <span className="visually-hidden">{t('curve.label')}</span>
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {curves.map(({ what, title }) => (
          <option key={what} value={what}>
            {format.words(title)}
          </option>
        ))}
        <option value="">{t('curve.none')}</option>
      </select>
    </label>
  );
}

interface CurveProps {
  readonly curve: Curve;
  readonly player: Pick<Player, 'step' | 'last' | 'turns'>;
}

export function CurveOfTimeline({ curve, player }: CurveProps) {
  const format = useFormat();
  const { names } = useTable();
  const seats = Object.keys(curve.points);
  return (
    <div className={styles['curve']}>
      <p className={styles['legend']} aria-hidden="true">
        {seats.map((seat, place) => (
          <span key={seat} data-seat={place}>
            <svg viewBox="0 0 16 2">
              <path d="M0 1H16" />
            </svg>
            <span title={names.get(seat)}>{names.get(seat) ?? seat}</span>{' '}
            <b>{format.number(valueAt(curve, seat, player.step))}</b>
          </span>
        ))}
      </p>
      <Lines curve={curve} last={player.last} />
      <Numbers curve={curve} turns={player.turns} last={player.last} names={names} />
    </div>
  );
}

/** The same at every step. */
const Lines = memo(function Lines({ curve, last }: { readonly curve: Curve; readonly last: number }) {
  const highest = Math.max(1, ...Object.values(curve.points).flatMap((points) => points.map(([, value = 0]) => value)));
  return (
    <svg
      className={styles['lines']}
      viewBox={`0 0 ${Math.max(1, last)} ${highest}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Object.entries(curve.points).map(([seat, points], place) => (
        <path key={seat} data-seat={place} d={pathOf(points, highest, last)} />
      ))}
    </svg>
  );
});

/** Steps, not slopes: a number holds until it changes. */
export function pathOf(points: readonly (readonly number[])[], highest: number, last: number): string {
  const [[, first = 0] = [], ...others] = points;
  const changes = others.map(([frame = 0, value = 0]) => `H${frame}V${highest - value}`);
  return [`M0 ${highest - first}`, ...changes, `H${last}`].join('');
}

export function valueAt({ points }: Curve, seat: string, step: number): number {
  return (points[seat] ?? []).findLast(([frame = 0]) => frame <= step)?.[1] ?? 0;
}

interface NumbersProps {
  readonly curve: Curve;
  readonly turns: readonly Turn[];
  readonly last: number;
  readonly names: ReadonlyMap<string, string>;
}

/** What the lines show, as it stood at the end of each turn. */
const Numbers = memo(function Numbers({ curve, turns, last, names }: NumbersProps) {
  const { t } = useTranslation('replay');
  const format = useFormat();
  const seats = Object.keys(curve.points);
  const ends = turns
    .filter(({ number }) => number > 0)
    .map(({ number }, at, played) => ({ number, step: (played[at + 1]?.from ?? last + 1) - 1 }));
  return (
    // A table itself would be as wide as its cells.
    <div className="visually-hidden">
      <table>
        <caption>{t('curve.table', { title: format.words(curve.title) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('curve.turn')}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {names.get(seat) ?? seat}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ends.map(({ number, step }) => (
            <tr key={step}>
              <th scope="row">{format.number(number)}</th>
              {seats.map((seat) => (
                <td key={seat}>{format.number(valueAt(curve, seat, step))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
