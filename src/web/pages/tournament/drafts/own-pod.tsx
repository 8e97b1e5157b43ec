/** The pod of the reader, until the first round: seat, draft, and whether it led to a deck. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { buttonClass } from '../../../design/button.js';
import { Name } from '../../../design/name.js';
import styles from '../tournament.module.css';
import { PodClock } from './pod-clock.js';

interface OwnPodProps {
  readonly pod: Schemas['OwnPodDto'];
  readonly playerId: string;
  readonly recorded: boolean;
}

export function OwnPod({ pod, playerId, recorded }: OwnPodProps) {
  const { t } = useTranslation('drafts');
  const { matchId, endedBy, players } = pod;
  const hasDeck = players.some((player) => player.playerId === playerId && player.hasDeck);
  return (
    <>
      <p className={styles['table']}>{t('own.seat', { pod: pod.pod, seat: pod.seat })}</p>
      <p>
        {t('own.with')}{' '}
        {players
          .filter((player) => player.playerId !== playerId)
          .map((player, at) => (
            <span key={player.playerId}>
              {at > 0 && ', '}
              <Name>{player.name}</Name>
            </span>
          ))}
      </p>
      {endedBy !== null ? (
        <p role="status">{t(recorded && !hasDeck ? 'own.noDeck' : 'own.over')}</p>
      ) : matchId === null ? (
        <p role="status">{t(recorded ? 'own.waiting' : 'own.onPaper')}</p>
      ) : (
        <>
          <p>
            <Link to="/matches/$id" params={{ id: matchId }} className={buttonClass}>
              {t('own.match')}
            </Link>
          </p>
          <div>
            <PodClock matchId={matchId} />
          </div>
        </>
      )}
    </>
  );
}
