/** Accounts: registered, found by login, disabled and enabled, let back in. */
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, origin, type Schemas } from '../../api/kifu.js';
import { pageByPage } from '../../api/pages.js';
import { Button } from '../../design/button.js';
import { Form, NewPasswordField, Select, TextField } from '../../design/form.js';
import { Secret } from '../../design/secret.js';
import { ShowMore } from '../../design/show-more.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import { ROLES } from './roles.js';
import { Name } from '../../design/name.js';
import styles from './admin.module.css';

type Account = Schemas['ManagedAccountDto'];

const ACCOUNTS = ['accounts'] as const;

export function Accounts() {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return (
    <>
      <Form
        title={t('accounts.create')}
        submit={t('accounts.submit')}
        send={(input) =>
          answered(
            kifu.POST('/v1/accounts', {
              body: {
                login: input.text('login'),
                password: input.typed('password'),
                role: ROLES.find((each) => each === input.text('role')) ?? 'player',
                ...input.optional('name'),
              },
            }),
          )
        }
        onDone={() => void queries.invalidateQueries({ queryKey: ACCOUNTS })}
        done={t('accounts.created')}
      >
        <TextField name="login" label={t('accounts.login')} />
        <NewPasswordField name="password" label={t('accounts.password')} help={t('accounts.passwordHelp')} />
        <TextField name="name" label={t('accounts.name')} maxLength={80} optional />
        <Select
          name="role"
          label={t('keys.role')}
          options={ROLES.map((each) => ({ value: each, label: t(`role.${each}`) }))}
          defaultValue="player"
        />
      </Form>
      <List />
    </>
  );
}

function List() {
  const { t } = useTranslation('admin');
  const accounts = useInfiniteQuery({
    queryKey: ACCOUNTS,
    queryFn: ({ pageParam }) =>
      answered(
        kifu.GET('/v1/accounts', {
          params: { query: { limit: 50, ...(pageParam !== null && { cursor: pageParam }) } },
        }),
      ),
    ...pageByPage,
  });
  if (accounts.data === undefined) {
    return accounts.error === null ? (
      <Loading />
    ) : (
      <Failure error={accounts.error} onRetry={() => void accounts.refetch()} />
    );
  }
  const items = accounts.data.pages.flatMap((page) => page.items);
  return (
    <section className={styles['stack']} aria-labelledby="accounts">
      <h3 id="accounts">{t('accounts.list')}</h3>
      {items.length === 0 && <p className={styles['quiet']}>{t('accounts.none')}</p>}
      <ul className={styles['stack']}>
        {items.map((account) => (
          <li key={account.id} className={styles['box']}>
            <One account={account} />
          </li>
        ))}
      </ul>
      <ShowMore list={accounts} />
    </section>
  );
}

function One({ account: { id, login, name, role, playerId, createdAt, disabledAt } }: { readonly account: Account }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const queries = useQueryClient();
  const [token, setToken] = useState<string | null>(null);
  const change = useMutation({
    mutationFn: (enabled: boolean) =>
      answered(kifu.PATCH('/v1/accounts/{id}', { params: { path: { id } }, body: { enabled } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNTS }),
  });
  const reset = useMutation({
    mutationFn: () => answered(kifu.POST('/v1/players/{id}/password-resets', { params: { path: { id: playerId } } })),
    onSuccess: (issued) => setToken(issued.token),
  });
  const error = change.error ?? reset.error;
  return (
    <>
      <p>
        <strong>
          <Name>{login}</Name>
        </strong>{' '}
        · <Name>{name}</Name> · {t(`role.${ROLES.find((each) => each === role) ?? 'player'}`)}
      </p>
      <p className={styles['quiet']}>
        {t('keys.made', { moment: format.moment(createdAt) })}
        {disabledAt !== null && ` · ${t('accounts.disabled', { moment: format.moment(disabledAt) })}`}
      </p>
      <div className={styles['row']}>
        <Button onClick={() => change.mutate(disabledAt !== null)} disabled={change.isPending}>
          {t(disabledAt === null ? 'accounts.disable' : 'accounts.enable', { login })}
        </Button>
        <Button onClick={() => reset.mutate()} disabled={reset.isPending || disabledAt !== null}>
          {t('accounts.reset', { login })}
        </Button>
      </div>
      {token !== null && (
        <Secret
          label={t('accounts.token', { address: `${origin}/new-password` })}
          value={token}
          onClose={() => setToken(null)}
        />
      )}
      {error !== null && <Failure error={error} />}
    </>
  );
}
