/** The own account: its password, and where one is logged in. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answered, kifu } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { buttonClass } from '../../design/button.js';
import { Form, NewPasswordField, TextField } from '../../design/form.js';
import { Page } from '../../design/page.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import styles from './account.module.css';
import { Sessions } from './sessions.js';

export function AccountPage() {
  const { t } = useTranslation('account');
  const { data: me, error, refetch } = useQuery(meQuery);
  // What is known stays, and what is typed with it, while the service does not answer.
  if (me === undefined) return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />;
  if (me === null)
    return (
      <Page title={t('title')}>
        <Empty title={t('logInFirst')}>
          <Link to="/log-in" search={{ to: '/account' }} className={buttonClass}>
            {t('account.logIn', { ns: 'app' })}
          </Link>
        </Empty>
      </Page>
    );
  if (me.account === null)
    return (
      <Page title={t('title')}>
        <Empty title={t('key.title')}>
          <p>{t('key.text')}</p>
        </Empty>
      </Page>
    );
  return (
    <Page title={t('title')} lead={t('lead', { login: me.account.login })}>
      <div className={styles['parts']}>
        <Sessions />
        <NewPassword login={me.account.login} />
      </div>
    </Page>
  );
}

function NewPassword({ login }: { readonly login: string }) {
  const { t } = useTranslation('account');
  return (
    <Form
      level="h2"
      title={t('password.title')}
      hint={t('password.hint')}
      submit={t('password.submit')}
      done={t('password.done')}
      send={(input) =>
        answered(
          kifu.PUT('/v1/accounts/me/password', {
            body: { currentPassword: input.typed('currentPassword'), newPassword: input.typed('newPassword') },
          }),
        )
      }
      about={({ code }) => (code === 'identity.password-wrong' ? '/currentPassword' : null)}
    >
      {/* For password managers: the login to which this password belongs. */}
      <input type="text" name="login" autoComplete="username" value={login} readOnly hidden />
      <TextField
        name="currentPassword"
        label={t('password.current')}
        type="password"
        autoComplete="current-password"
        maxLength={256}
      />
      <NewPasswordField name="newPassword" label={t('password.next')} help={t('password.help')} />
    </Form>
  );
}
