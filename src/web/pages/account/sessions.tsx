/** Where one is logged in, and the ways to end that: one session, all others, or all. */
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { pageByPage } from '../../api/pages.js';
import { Button } from '../../design/button.js';
import { Refusal } from '../../design/refusal.js';
import { ShowMore } from '../../design/show-more.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './account.module.css';

const SESSIONS = ['sessions'] as const;

/** What is to be ended. */
type Which = { readonly id: string } | 'others' | 'all';

const end = (which: Which) =>
  typeof which === 'object'
    ? answered(kifu.DELETE('/v1/sessions/{id}', { params: { path: { id: which.id } } }))
    : answered(kifu.DELETE('/v1/sessions', { params: { query: { keepCurrent: which === 'others' } } }));

export function Sessions() {
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  const sessions = useInfiniteQuery({
    queryKey: SESSIONS,
    queryFn: ({ pageParam }) => {
      const query = { limit: 50, ...(pageParam !== null && { cursor: pageParam }) };
      return answered(kifu.GET('/v1/sessions', { params: { query } }));
    },
    ...pageByPage,
  });
  const ending = useMutation({
    mutationFn: end,
    onSuccess: async (_, which) => {
      if (which !== 'all') {
        // The pressed button disappears with its session, so the focus moves to the beginning of the list.
        title.current?.focus();
        return queries.invalidateQueries({ queryKey: SESSIONS });
      }
      await queries.resetQueries();
      return router.navigate({ to: '/log-in' });
    },
  });
  if (sessions.data === undefined) {
    if (sessions.isPending) return <Loading />;
    return <Failure error={sessions.error} onRetry={() => void sessions.refetch()} />;
  }
  const items = sessions.data.pages.flatMap((page) => page.items);
  return (
    <section className={styles['part']} aria-labelledby="sessions">
      <h2 id="sessions" tabIndex={-1} ref={title}>
        {t('sessions.title')}
      </h2>
      <p className={styles['quiet']}>{t('sessions.hint')}</p>
      <ul className={styles['list']}>
        {items.map((session) => (
          <li key={session.id} className={styles['session']}>
            <One session={session} isEnding={ending.isPending} onEnd={() => ending.mutate({ id: session.id })} />
          </li>
        ))}
      </ul>
      <ShowMore list={sessions} />
      {ending.isError && <Refusal error={ending.error} />}
      <div className={styles['row']}>
        <Button onClick={() => ending.mutate('others')} disabled={ending.isPending || items.length < 2}>
          {t('sessions.others')}
        </Button>
        <Button onClick={() => ending.mutate('all')} disabled={ending.isPending}>
          {t('sessions.all')}
        </Button>
      </div>
      <p role="status" className={styles['quiet']}>
        {ending.isSuccess && t('sessions.ended')}
      </p>
    </section>
  );
}

interface OneProps {
  readonly session: Schemas['OwnSessionDto'];
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function One({ session: { kind, createdAt, expiresAt, current }, isEnding, onEnd }: OneProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const since = format.moment(createdAt);
  return (
    <>
      <div>
        <p>
          {t(`sessions.kind.${kind}`)}
          {current && <strong> · {t('sessions.current')}</strong>}
        </p>
        <p className={styles['quiet']}>{t('sessions.since', { since, until: format.moment(expiresAt) })}</p>
      </div>
      {!current && (
        <Button onClick={onEnd} disabled={isEnding} aria-label={t('sessions.endOne', { since })}>
          {t('sessions.end')}
        </Button>
      )}
    </>
  );
}
