/** The time for a choice in the draft of a pod: it runs on between two readings of the service's clock. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { matchQuery } from '../../../api/games.js';
import { answered, kifu, type Schemas } from '../../../api/kifu.js';
import { mayQuery } from '../../../api/rights.js';
import { Form, TextField } from '../../../design/form.js';
import { clockText, useNow } from '../../../design/ticking.js';
import styles from './pod-clock.module.css';

/** A choice may begin and end at any moment: the longest wait for its clock, in milliseconds. */
const REFRESHED = 3_000;
const REASON_MAX = 500;
/** Less than this is little. */
const LITTLE_MS = 10_000;

export const clockQuery = (game: string | undefined) =>
  queryOptions({
    queryKey: ['clock', game, 'pod'],
    queryFn: () => answered(kifu.GET('/v1/games/{id}/clock', { params: { path: { id: game ?? '' } } })),
    enabled: game !== undefined,
    refetchInterval: REFRESHED,
  });

/** Nothing for a draft without a limit of time, or one that is over. */
export function PodClock({ matchId }: { readonly matchId: string }) {
  const { t } = useTranslation('drafts');
  const { game, clock, readAt } = usePodClock(matchId);
  const running = (clock?.seats ?? []).filter((seat) => seat.running);
  const now = useNow(running.length > 0);
  if (game === undefined || clock === undefined) return null;
  const passed = clock.advances ? Math.max(0, now - readAt) : 0;
  const left = Math.min(...running.map(({ turnMs }) => turnMs ?? Infinity)) - passed;
  if (clock.paused) return <strong className={styles['clock']}>{t('clock.stopped')}</strong>;
  if (!Number.isFinite(left)) return null;
  return (
    <span role="timer" aria-label={t('clock.label')} className={styles['clock']} data-little={left < LITTLE_MS}>
      <b>{clockText(Math.max(0, left), 'whole')}</b> {t('clock.choosing', { count: running.length })}
    </span>
  );
}

function usePodClock(matchId: string) {
  const { data: match } = useQuery(matchQuery(matchId));
  const game = match?.timing === null ? undefined : match?.games.find(({ status }) => status === 'running')?.id;
  const { data: clock, dataUpdatedAt: readAt } = useQuery(clockQuery(game));
  return { game, clock, readAt };
}

/** A judge stops the clock of a draft, and has it run on. */
export function PodClockControl({ pod, matchId }: { readonly pod: number; readonly matchId: string }) {
  const { t } = useTranslation('drafts');
  const queries = useQueryClient();
  const { game, clock } = usePodClock(matchId);
  const { data: may = [] } = useQuery(mayQuery({ match: matchId }));
  if (game === undefined || clock === undefined || !may.includes('clocks.control')) return null;
  const to = (once: string) => ({ params: { path: { id: game }, header: { 'Idempotency-Key': once } } });
  const done = (): void => void queries.invalidateQueries({ queryKey: clockQuery(game).queryKey });
  if (clock.paused) {
    return (
      <Form
        title={t('clock.resume', { pod })}
        submit={t('clock.resume', { pod })}
        look="plain"
        send={(_input, once): Promise<Schemas['ClockDto']> =>
          answered(kifu.POST('/v1/games/{id}/clock/resume', to(once)))
        }
        onDone={done}
      />
    );
  }
  return (
    <details>
      <summary>{t('clock.stop', { pod })}</summary>
      <Form
        title={t('clock.stop', { pod })}
        submit={t('clock.stop', { pod })}
        look="plain"
        send={(input, once): Promise<Schemas['ClockDto']> =>
          answered(kifu.POST('/v1/games/{id}/clock/pause', { ...to(once), body: { reason: input.text('reason') } }))
        }
        onDone={done}
      >
        <TextField name="reason" label={t('desk.reason')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}
