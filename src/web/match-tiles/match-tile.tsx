import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { called } from '../api/called.js';
import { Name } from '../design/name.js';
import { useFormat } from '../i18n/use-format.js';
import styles from './match-tiles.module.css';
import type { ListedMatch } from './queries.js';

interface MatchTileProps {
  readonly match: ListedMatch;
  /** The name of its game. */
  readonly game: string;
}

/** A match: game and league, players with games won, and when it was played or that it is live. */
export function MatchTile({ match, game }: MatchTileProps) {
  const { t } = useTranslation('match-tiles');
  const format = useFormat();
  const { id, seats, winners, result, status, createdAt, leagueName, closed } = match;
  return (
    <Link to="/matches/$id" params={{ id }} className={styles['match']}>
      <span className={styles['quiet']}>
        {game}
        {leagueName !== null && (
          <>
            {' '}
            · <Name>{leagueName}</Name>
          </>
        )}
      </span>
      {seats.map((player) => (
        <span key={player.seat} className={styles['seat']} data-winner={winners.includes(player.seat)}>
          <Name>{called(player)}</Name>
          <span>{result?.[player.seat]?.won ?? ''}</span>
        </span>
      ))}
      <span className={styles['quiet']}>
        {status === 'running' ? <strong className={styles['live']}>{t('running')}</strong> : format.moment(createdAt)}
        {closed !== null && ` · ${t(`closed.${closed}`)}`}
      </span>
    </Link>
  );
}
