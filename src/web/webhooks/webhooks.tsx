/** Webhooks of the reader (of everybody, for admins): made, switched, ended, and what became of their deliveries. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../api/kifu.js';
import { listed } from '../api/pages.js';
import { Button } from '../design/button.js';
import { Choices, Form, TextField } from '../design/form.js';
import { Secret } from '../design/secret.js';
import { Failure, Loading } from '../design/states.js';
import { useFormat } from '../i18n/use-format.js';
import { Deliveries } from './deliveries.js';
import styles from './webhooks.module.css';

type Webhook = Schemas['WebhookDto'];
type Kind = Webhook['kinds'][number];

/**
 * Each once, in the order in which they are offered; one that the service learns and that is missing here is an error
 * of types.
 */
const EVERY_KIND: { readonly [kind in Kind]: true } = {
  'match.created': true,
  'match.ended': true,
  'match.reopened': true,
  'match.ruled': true,
  'match.loss-ruled': true,
  'match.closed': true,
  'match.closing-lifted': true,
  'game.started': true,
  'game.ended': true,
  'game.rewound': true,
  'game.ruled': true,
  'standings.changed': true,
  'case.opened': true,
  'case.assigned': true,
  'case.ruled': true,
  'case.appealed': true,
  'case.closed': true,
  'ruling.carried-out': true,
  'tournament.changed': true,
};
const isKind = (kind: string): kind is Kind => kind in EVERY_KIND;
const KINDS = Object.keys(EVERY_KIND).filter(isKind);

const URL_MAX = 2_000;
const WEBHOOKS = ['webhooks'] as const;

/** They may begin to fail while somebody looks, in milliseconds. */
const REFRESHED = 5_000;

interface WebhooksProps {
  /** Only those of this league are shown, and made; absent: all. */
  readonly leagueId?: string;
}

export function Webhooks({ leagueId }: WebhooksProps) {
  const { t } = useTranslation('webhooks');
  const queries = useQueryClient();
  const [made, setMade] = useState<Schemas['CreatedWebhookDto'] | null>(null);
  const webhooks = useQuery({
    queryKey: WEBHOOKS,
    queryFn: () =>
      listed((page) => answered(kifu.GET('/v1/webhooks', { params: { query: { limit: 100, ...page } } })), 10),
    refetchInterval: REFRESHED,
  });
  return (
    <div className={styles['webhooks']}>
      <Form
        title={t('create')}
        hint={t('createHint')}
        submit={t('submit')}
        send={(input) =>
          answered(
            kifu.POST('/v1/webhooks', {
              body: {
                url: input.text('url'),
                kinds: KINDS.filter((kind) => input.all('kinds').includes(kind)),
                ...(leagueId !== undefined && { leagueId }),
              },
            }),
          )
        }
        onDone={(webhook) => {
          setMade(webhook);
          void queries.invalidateQueries({ queryKey: WEBHOOKS });
        }}
        done={t('created')}
      >
        <TextField name="url" label={t('url')} help={t('urlHelp')} type="url" maxLength={URL_MAX} />
        <Choices
          legend={t('kinds')}
          name="kinds"
          type="checkbox"
          options={KINDS.map((kind) => ({ value: kind, label: kind }))}
          chosen={['match.ended']}
        />
      </Form>
      {made !== null && <Secret label={t('secret')} value={made.secret} onClose={() => setMade(null)} />}
      {webhooks.isPending ? (
        <Loading />
      ) : webhooks.isError ? (
        <Failure error={webhooks.error} onRetry={() => void webhooks.refetch()} />
      ) : (
        <List webhooks={webhooks.data.items.filter((each) => leagueId === undefined || each.leagueId === leagueId)} />
      )}
    </div>
  );
}

function List({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const { t } = useTranslation('webhooks');
  if (webhooks.length === 0) return <p>{t('none')}</p>;
  return (
    <ul className={styles['list']} aria-label={t('list')}>
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <One webhook={webhook} />
        </li>
      ))}
    </ul>
  );
}

function One({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const queries = useQueryClient();
  const [isSure, setSure] = useState(false);
  const { id, url, kinds, leagueId, disabledAt, disabledReason, failingSince } = webhook;
  const params = { path: { id } };
  const onSuccess = () => queries.invalidateQueries({ queryKey: WEBHOOKS });
  const change = useMutation({
    mutationFn: (enabled: boolean) => answered(kifu.PATCH('/v1/webhooks/{id}', { params, body: { enabled } })),
    onSuccess,
  });
  const end = useMutation({ mutationFn: () => answered(kifu.DELETE('/v1/webhooks/{id}', { params })), onSuccess });
  const replay = useMutation({
    mutationFn: () => answered(kifu.POST('/v1/webhooks/{id}/replays', { params, body: { after: 0 } })),
  });
  const error = change.error ?? end.error ?? replay.error;
  return (
    <article>
      <h4>{url}</h4>
      <p>
        {t(leagueId === null ? 'ofAll' : 'ofLeague')} · {format.list([...kinds])} ·{' '}
        {disabledAt === null ? t('on') : t('off', { why: disabledReason ?? '' })}
        {failingSince !== null && ` · ${t('failing', { moment: format.moment(failingSince) })}`}
      </p>
      <div className={styles['row']}>
        <Button onClick={() => change.mutate(disabledAt !== null)} disabled={change.isPending}>
          {t(disabledAt === null ? 'switchOff' : 'switchOn')}
        </Button>
        <Button onClick={() => replay.mutate()} disabled={replay.isPending || disabledAt !== null}>
          {t('replay')}
        </Button>
        <Button onClick={() => (isSure ? end.mutate() : setSure(true))} disabled={end.isPending}>
          {t(isSure ? 'endSure' : 'end')}
        </Button>
      </div>
      <p role="status">{replay.isSuccess && t('replayed')}</p>
      {error !== null && <Failure error={error} />}
      <Deliveries id={id} />
    </article>
  );
}
