/** Several records of one person: merging and separating them, for organisers of the whole service. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { Form, TextField } from '../../design/form.js';
import { Name } from '../../design/name.js';
import { useFormat } from '../../i18n/use-format.js';
import { PlayerField } from '../../people/player-field.js';
import styles from './player.module.css';

const REASON_MAX = 500;

export function Records({ id }: { readonly id: string }) {
  const { t } = useTranslation('player');
  const queries = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const may = me?.may.includes('players.merge') === true;
  const { data: records } = useQuery({
    queryKey: ['player', id, 'records'],
    queryFn: () => answered(kifu.GET('/v1/players/{id}/records', { params: { path: { id } } })),
    enabled: may,
    // What was merged a moment ago reaches the lists a moment later.
    refetchInterval: 2_000,
  });
  if (!may) return null;
  const merged = records?.items ?? [];
  return (
    <details open={merged.length > 0}>
      <summary>{t('records.title')}</summary>
      {merged.length > 0 && (
        <ul className={styles['records']} aria-label={t('records.merged')}>
          {merged.map((record) => (
            <li key={record.id}>
              <Merged id={id} record={record} />
            </li>
          ))}
        </ul>
      )}
      <Form
        title={t('records.title')}
        level="h2"
        look="plain"
        hint={t('records.help')}
        submit={t('records.merge')}
        send={(input, once) =>
          answered(
            kifu.POST('/v1/players/{id}/merges', {
              params: { path: { id }, header: { 'Idempotency-Key': once } },
              body: { playerId: input.text('playerId'), reason: input.text('reason') },
            }),
          )
        }
        onDone={() => void queries.invalidateQueries()}
        done={t('records.done')}
      >
        <PlayerField name="playerId" label={t('records.other')} at="playerId" />
        <TextField name="reason" label={t('records.reason')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}

interface MergedProps {
  readonly id: string;
  readonly record: Schemas['MergedRecordDto'];
}

function Merged({ id, record: { id: playerId, name, mergedAt, reason } }: MergedProps) {
  const { t } = useTranslation('player');
  const format = useFormat();
  const queries = useQueryClient();
  return (
    <details>
      <summary>
        <Name>{t('records.since', { name, moment: format.moment(mergedAt), reason })}</Name>
      </summary>
      <Form
        title={t('records.separate')}
        look="plain"
        submit={t('records.separate')}
        send={(input, once) =>
          answered(
            kifu.POST('/v1/players/{id}/separations', {
              params: { path: { id }, header: { 'Idempotency-Key': once } },
              body: { playerId, reason: input.text('reason') },
            }),
          )
        }
        onDone={() => void queries.invalidateQueries()}
        done={t('records.separated')}
      >
        <TextField name="reason" label={t('records.reason')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}
