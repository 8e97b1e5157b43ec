/** For who forgot the password, and was given a token by staff: another password, and then the log-in. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu } from '../../api/kifu.js';
import { buttonClass } from '../../design/button.js';
import { Form, NewPasswordField, TextField } from '../../design/form.js';
import { Page } from '../../design/page.js';
import { Empty } from '../../design/states.js';

export function NewPasswordPage() {
  const { t } = useTranslation('new-password');
  const [isSet, setSet] = useState(false);
  if (isSet)
    return (
      <Page title={t('title')}>
        <Empty title={t('done')}>
          <p role="status">{t('ended')}</p>
          <Link to="/log-in" className={buttonClass}>
            {t('logIn')}
          </Link>
        </Empty>
      </Page>
    );
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Form
        level="h2"
        title={t('form')}
        submit={t('submit')}
        send={(input) =>
          answered(
            kifu.POST('/v1/password-resets', {
              body: { token: input.text('token'), newPassword: input.typed('newPassword') },
            }),
          )
        }
        onDone={() => setSet(true)}
        about={({ code }) => (code === 'identity.reset-invalid' ? '/token' : null)}
      >
        <TextField name="token" label={t('token')} help={t('tokenHelp')} maxLength={100} />
        <NewPasswordField name="newPassword" label={t('password')} help={t('passwordHelp')} />
      </Form>
    </Page>
  );
}
