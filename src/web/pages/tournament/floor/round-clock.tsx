/** What is left of the round: it runs on between two readings of the service's clock. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clockText, useNow } from '../../../design/ticking.js';
import { type Tournament, tournamentQueries } from '../queries.js';
import styles from './round-clock.module.css';

interface RoundClockProps {
  readonly tournament: Tournament;
  /** What the table has beyond the clock of the round, in milliseconds. */
  readonly extension?: number;
}

export function RoundClock({ tournament, extension = 0 }: RoundClockProps) {
  const { t } = useTranslation('floor');
  const { dataUpdatedAt } = useQuery(tournamentQueries.tournament(tournament.id));
  const { round } = tournament;
  const clock = round?.isOver === false ? round.clock : null;
  const now = useNow(clock?.isRunning === true);
  if (clock === null) return null;
  const passed = clock.isRunning ? Math.max(0, now - dataUpdatedAt) : 0;
  const left = clock.left + extension - passed;
  const whole = clockText(Math.abs(Math.trunc(left / SECOND) * SECOND), 'whole');
  return (
    <p role="timer" aria-label={t('clock.label')} className={styles['clock']} data-over={left <= 0}>
      <b>{left > 0 ? whole : t('clock.over', { time: whole })}</b>
      {!clock.isRunning && <span>{t('clock.paused')}</span>}
      {extension > 0 && <span>{t('clock.extended', { count: Math.round(extension / MINUTE) })}</span>}
    </p>
  );
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
