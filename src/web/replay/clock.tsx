/** The clocks of a game: they run on between two readings of the service's. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { matchQuery } from '../api/games.js';
import { answered, kifu, type Schemas } from '../api/kifu.js';
import { useSpeech } from '../board/table.js';
import { clockText, useNow } from '../design/ticking.js';
import type { GameRecord } from './record.js';
import styles from './clock.module.css';

interface ClockProps {
  readonly record: GameRecord;
  readonly isLive: boolean;
}

interface Reading {
  readonly clock: Schemas['ClockDto'];
  /** By the clock of this device. */
  readonly readAt: number;
}

export function Clock({ record, isLive }: ClockProps) {
  const { t } = useTranslation('replay');
  const match = useQuery(matchQuery(record.matchId));
  const { data, isPlaceholderData } = useQuery({
    // A reading holds until the next event.
    queryKey: ['clock', record.id, isLive ? record.steps.length : 'end'],
    queryFn: () => readingOf(record.id),
    enabled: match.data?.timing !== undefined && match.data.timing !== null,
    placeholderData: (before) => before,
    refetchInterval: isLive ? 30_000 : false,
  });
  const isRunning = data?.clock.seats.some(({ running }) => running) === true;
  const now = useNow(isLive && isRunning);
  // After the end of the game the page shows the last times that it counted, until it has the reading of the end.
  const counts = (isLive || isPlaceholderData) && data?.clock.advances === true;
  if (!data) return null;
  const { clock, readAt } = data;
  return (
    <div className={styles['clock']} role="timer" aria-label={t('clock.label')}>
      {clock.seats.map((seat) => (
        <SeatClock key={seat.seat} seat={seat} passed={counts && seat.running ? Math.max(0, now - readAt) : 0} />
      ))}
      {clock.paused && <span className={styles['paused']}>{t('clock.paused')}</span>}
    </div>
  );
}

async function readingOf(id: string): Promise<Reading> {
  const clock = await answered(kifu.GET('/v1/games/{id}/clock', { params: { path: { id } } }));
  return { clock, readAt: Date.now() };
}

/** Less than this is little. */
const LITTLE_MS = 30_000;

function SeatClock({ seat, passed }: { readonly seat: Schemas['SeatClockDto']; readonly passed: number }) {
  const { t } = useTranslation('replay');
  const speech = useSpeech();
  const times = [seat.bankMs, seat.turnMs, seat.present ? null : seat.graceMs].filter((ms) => ms !== null);
  const left = times.length === 0 ? null : Math.max(0, Math.min(...times) - passed);
  return (
    <span className={styles['seatClock']} data-running={seat.running} data-little={left !== null && left < LITTLE_MS}>
      <span>{speech.player(seat.seat)}</span>
      <b>{left === null ? '–' : clockText(left)}</b>
      {!seat.present && <span>{t('clock.away')}</span>}
    </span>
  );
}
