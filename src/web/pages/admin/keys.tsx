/** Keys of everybody: made (and shown once), found, rotated, revoked. */
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { pageByPage } from '../../api/pages.js';
import { Button } from '../../design/button.js';
import { Form, type FormInput, Select, TextField } from '../../design/form.js';
import { Secret } from '../../design/secret.js';
import { ShowMore } from '../../design/show-more.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import { PlayerField } from '../../people/player-field.js';
import { ROLES } from './roles.js';
import styles from './admin.module.css';

type Key = Schemas['KeyDetailsDto'];

const LABEL_MAX = 80;
const DAY_SECONDS = 86_400;
const KEYS = ['keys'] as const;

export function Keys() {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const [role, setRole] = useState('organiser');
  const [made, setMade] = useState<string | null>(null);
  return (
    <>
      <Form
        title={t('keys.create')}
        hint={t('keys.createHint')}
        submit={t('keys.submit')}
        send={(input) => answered(kifu.POST('/v1/keys', { body: keyIn(input) }))}
        onDone={({ key }) => {
          setMade(key);
          void queries.invalidateQueries({ queryKey: KEYS });
        }}
        done={t('keys.created')}
      >
        <Select
          name="role"
          label={t('keys.role')}
          value={role}
          options={ROLES.map((each) => ({ value: each, label: t(`role.${each}`) }))}
          onChoose={setRole}
        />
        {role === 'player' && <PlayerField name="playerId" label={t('keys.player')} />}
        <TextField name="label" label={t('keys.label')} maxLength={LABEL_MAX} optional />
        <TextField
          name="days"
          label={t('keys.days')}
          help={t('keys.daysHelp')}
          type="number"
          min={1}
          at="/expiresInSeconds"
          optional
        />
      </Form>
      {made !== null && <Secret key={made} label={t('keys.secret')} value={made} onClose={() => setMade(null)} />}
      <List onMade={setMade} />
    </>
  );
}

const keyIn = (input: FormInput): Schemas['IssueKeyDto'] => ({
  role: ROLES.find((each) => each === input.text('role')) ?? 'spectator',
  ...input.optional('playerId'),
  ...input.optional('label'),
  ...(input.text('days') !== '' && { expiresInSeconds: input.number('days') * DAY_SECONDS }),
});

function List({ onMade }: { readonly onMade: (key: string) => void }) {
  const { t } = useTranslation('admin');
  const keys = useInfiniteQuery({
    queryKey: KEYS,
    queryFn: ({ pageParam }) =>
      answered(
        kifu.GET('/v1/keys', {
          params: { query: { active: true, limit: 50, ...(pageParam !== null && { cursor: pageParam }) } },
        }),
      ),
    ...pageByPage,
  });
  if (keys.data === undefined) {
    return keys.error === null ? <Loading /> : <Failure error={keys.error} onRetry={() => void keys.refetch()} />;
  }
  return (
    <section className={styles['stack']} aria-labelledby="keys">
      <h3 id="keys">{t('keys.list')}</h3>
      <ul className={styles['stack']}>
        {keys.data.pages
          .flatMap(({ items }) => items)
          .map((key) => (
            <li key={key.id} className={styles['box']}>
              <One found={key} onMade={onMade} />
            </li>
          ))}
      </ul>
      <ShowMore list={keys} />
    </section>
  );
}

function One({ found, onMade }: { readonly found: Key; readonly onMade: (key: string) => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const queries = useQueryClient();
  const [isSure, setSure] = useState(false);
  const { id, role, label, createdAt, lastUsedAt, expiresAt, previousUntil } = found;
  const onSuccess = () => queries.invalidateQueries({ queryKey: KEYS });
  const params = { path: { id } };
  const revoke = useMutation({ mutationFn: () => answered(kifu.DELETE('/v1/keys/{id}', { params })), onSuccess });
  const rotate = useMutation({
    mutationFn: () => answered(kifu.POST('/v1/keys/{id}/rotations', { params, body: {} })),
    onSuccess: async ({ key }) => {
      onMade(key);
      await onSuccess();
    },
  });
  const error = revoke.error ?? rotate.error;
  return (
    <>
      <p>
        <strong>{label ?? id}</strong> · {t(`role.${role}`)} · <code>{id}</code>
      </p>
      <p className={styles['quiet']}>
        {t('keys.made', { moment: format.moment(createdAt) })} ·{' '}
        {lastUsedAt === null ? t('keys.unused') : t('keys.used', { moment: format.moment(lastUsedAt) })}
        {expiresAt !== null && ` · ${t('keys.ends', { moment: format.moment(expiresAt) })}`}
      </p>
      {previousUntil !== null && new Date(previousUntil) > new Date() && (
        <p>{t('keys.previous', { moment: format.moment(previousUntil) })}</p>
      )}
      <div className={styles['row']}>
        <Button onClick={() => rotate.mutate()} disabled={rotate.isPending}>
          {t('keys.rotate', { id })}
        </Button>
        <Button onClick={() => (isSure ? revoke.mutate() : setSure(true))} disabled={revoke.isPending}>
          {t(isSure ? 'keys.revokeSure' : 'keys.revoke', { id })}
        </Button>
      </div>
      {error !== null && <Failure error={error} />}
    </>
  );
}
