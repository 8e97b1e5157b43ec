/** The pods of a tournament: who drafts with whom, and how far each pod is. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { Name } from '../../../design/name.js';
import { Failure, Loading } from '../../../design/states.js';
import type { Tournament } from '../queries.js';
import styles from '../tournament.module.css';
import { PodClock } from './pod-clock.js';
import { podsQuery } from './queries.js';

type Pod = Schemas['PodDto'];

/** Stages that have begun with a draft, the last one first. */
export function Pods({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  const stages = tournament.stages.filter(({ begun, draft }) => begun && draft !== null).toReversed();
  return stages.map(({ number, kind }) => (
    <section key={number} className={styles['part']} aria-labelledby={`pods-${number}`}>
      <h3 id={`pods-${number}`}>{t(`kind.${kind}`)}</h3>
      <StagePods tournament={tournament} stage={number} />
    </section>
  ));
}

function StagePods({ tournament, stage }: { readonly tournament: Tournament; readonly stage: number }) {
  const { t } = useTranslation('drafts');
  const pods = useQuery(podsQuery(tournament, stage));
  if (pods.isPending) return <Loading />;
  if (pods.isError) return <Failure error={pods.error} onRetry={() => void pods.refetch()} />;
  return (
    <ul className={styles['tables']} aria-label={t('pods.caption')}>
      {pods.data.items.map((pod) => (
        <li key={pod.pod}>
          <span>
            <strong>{t('pods.pod', { pod: pod.pod })}</strong>{' '}
            <span className={styles['note']}>{t(`pods.${stateOf(pod, tournament.recorded)}`)}</span>
          </span>
          {pod.matchId !== null && pod.endedBy === null && <PodClock matchId={pod.matchId} />}
          <PodPlayers pod={pod} recorded={tournament.recorded} />
          {pod.matchId !== null && (
            <Link
              to="/matches/$id"
              params={{ id: pod.matchId }}
              aria-label={t('pods.match', { pod: pod.pod })}
              title={t('pods.match', { pod: pod.pod })}
            >
              {t('pods.matchShort')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

export function PodPlayers({ pod, recorded }: { readonly pod: Pod; readonly recorded: boolean }) {
  const { t } = useTranslation('drafts');
  return (
    <ol>
      {pod.players.map(({ playerId, name, hasDeck }) => (
        <li key={playerId}>
          <Name>{name}</Name>
          {recorded && pod.endedBy !== null && !hasDeck && (
            <span className={styles['note']}> ({t('pods.noDeck')})</span>
          )}
        </li>
      ))}
    </ol>
  );
}

export function stateOf({ endedBy, matchId }: Pick<Pod, 'endedBy' | 'matchId'>, recorded: boolean) {
  if (endedBy !== null) return endedBy === 'staff' ? 'ended' : 'over';
  if (!recorded) return 'onPaper';
  return matchId === null ? 'noMatch' : 'running';
}
