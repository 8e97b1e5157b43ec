/** The matches of a league, newest first, those that are played included. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { useFormat } from '../../i18n/use-format.js';
import { called } from '../../api/called.js';
import { Name } from '../../design/name.js';
import styles from './league.module.css';

interface ResultsListProps {
  readonly matches: readonly Schemas['ListedMatchDto'][];
  /** The format of the league: a match of another format is a draft. */
  readonly format: string;
}

export function ResultsList({ matches, format: played }: ResultsListProps) {
  const { t } = useTranslation('league');
  const format = useFormat();
  return (
    <ol className={styles['results']} aria-label={t('results.caption')}>
      {matches.map(({ id, format: of, seats, status, winners, result, endedAt }) => (
        <li key={id}>
          <Link to="/matches/$id" params={{ id }} className={styles['result']}>
            {seats.map((player) => (
              <span key={player.seat} className={styles['side']} data-winner={winners.includes(player.seat)}>
                <Name>{called(player)}</Name>
                <span className={styles['score']}>{of === played ? (result?.[player.seat]?.won ?? '') : ''}</span>
              </span>
            ))}
            {of !== played && <span>{t('results.draft')}</span>}
            <time className={styles['when']} dateTime={endedAt ?? undefined}>
              {status === 'running' || endedAt === null ? t('results.running') : format.moment(endedAt)}
            </time>
          </Link>
        </li>
      ))}
    </ol>
  );
}
