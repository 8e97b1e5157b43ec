/** The status of background jobs: counts by type, retries, and failed jobs. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { Button } from '../../design/button.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';

type Effect = Schemas['EffectDto'];
type Job = Schemas['JobDto'];
type Stream = Schemas['SetAsideStreamDto'];

/** In milliseconds. */
const REFRESHED = 5_000;
const STATES = ['waiting', 'active', 'retrying', 'completed', 'dead'] as const;

export function Jobs({ mayRetry }: { readonly mayRetry: boolean }) {
  const { t } = useTranslation('admin');
  const jobs = useQuery({
    queryKey: ['jobs'],
    queryFn: () => answered(kifu.GET('/v1/jobs', { params: { query: { limit: 50 } } })),
    refetchInterval: REFRESHED,
  });
  const columns = useMemo(
    (): readonly Column<Effect>[] => [
      { id: 'effect', header: t('jobs.effect'), value: ({ effect }) => effect, names: true },
      ...STATES.map((state) => ({
        id: state,
        header: t(`jobs.state.${state}`),
        value: ({ counts }: Effect) => counts[state],
        numeric: true,
      })),
    ],
    [t],
  );
  if (jobs.data === undefined) {
    return jobs.error === null ? <Loading /> : <Failure error={jobs.error} onRetry={() => void jobs.refetch()} />;
  }
  const { effects, retrying, dead, setAside } = jobs.data;
  return (
    <>
      <DataTable caption={t('jobs.title')} captioned columns={columns} rows={effects} rowKey={({ effect }) => effect} />
      <SetAside streams={setAside} />
      <Failed title={t('jobs.dead')} none={t('jobs.noDead')} jobs={dead} mayRetry={mayRetry} />
      <Failed title={t('jobs.retrying')} none={t('jobs.noRetrying')} jobs={retrying} mayRetry={false} />
    </>
  );
}

/** Streams that a consumer cannot process until their record is repaired. */
function SetAside({ streams }: { readonly streams: readonly Stream[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (streams.length === 0) return null;
  return (
    <section className={styles['stack']}>
      <h3>{t('jobs.setAside')}</h3>
      <p className={styles['quiet']}>{t('jobs.setAsideHint')}</p>
      <ul className={styles['stack']} aria-label={t('jobs.setAside')}>
        {streams.map(({ consumer, stream, version, type, message, since, tries, retryAt }) => (
          <li key={`${consumer} ${stream}`} className={styles['box']}>
            <p>
              <strong>{consumer}</strong> · {type} · {t('jobs.attempts', { count: tries })} · {format.moment(since)}
            </p>
            <p className={styles['quiet']}>
              {stream}/{version}
            </p>
            <p lang="en">{message}</p>
            <p>{t('jobs.nextTry', { at: format.moment(retryAt) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FailedProps {
  readonly title: string;
  readonly none: string;
  readonly jobs: readonly Job[];
  readonly mayRetry: boolean;
}

function Failed({ title, none, jobs, mayRetry }: FailedProps) {
  const { t } = useTranslation('admin');
  const heading = useRef<HTMLHeadingElement>(null);
  const [retried, setRetried] = useState<string | null>(null);
  // The job leaves the list with its button, so the focus moves to the beginning of the list.
  const onRetried = (effect: string): void => {
    setRetried(effect);
    heading.current?.focus();
  };
  return (
    <section className={styles['stack']}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {mayRetry && (
        <p role="status" className={styles['quiet']}>
          {retried !== null && t('jobs.retried', { effect: retried })}
        </p>
      )}
      {jobs.length === 0 ? (
        <p className={styles['quiet']}>{none}</p>
      ) : (
        <ul className={styles['stack']} aria-label={title}>
          {jobs.map((job) => (
            <li key={job.id} className={styles['box']}>
              <One job={job} mayRetry={mayRetry} onRetried={() => onRetried(job.effect)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function One({
  job: { effect, id, attempts, reason, failedAt },
  mayRetry,
  onRetried,
}: {
  readonly job: Job;
  readonly mayRetry: boolean;
  readonly onRetried: () => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => answered(kifu.POST('/v1/jobs/{id}/retry', { params: { path: { id } } })),
    onSuccess: () => {
      onRetried();
      return queries.invalidateQueries({ queryKey: ['jobs'] });
    },
  });
  return (
    <>
      <p>
        <strong>{effect}</strong> · {t('jobs.attempts', { count: attempts })}
        {failedAt !== undefined && ` · ${format.moment(failedAt)}`}
      </p>
      <p className={styles['quiet']}>{id}</p>
      {reason !== undefined && <p lang="en">{reason}</p>}
      {mayRetry && (
        <div>
          <Button onClick={() => retry.mutate()} disabled={retry.isPending}>
            {t('jobs.retry')}
          </Button>
        </div>
      )}
      {retry.isError && <Failure error={retry.error} />}
    </>
  );
}
