import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation, useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, fromPage, kifu, KifuProblem, type Schemas } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { Button, buttonClass } from '../../design/button.js';
import { Page } from '../../design/page.js';
import styles from './log-in.module.css';

const route = getRouteApi('/shell/log-in');

export function LogInPage() {
  const { t } = useTranslation('log-in');
  const { to = '/', refused } = route.useSearch();
  const { data: service } = useQuery(serviceQuery);
  const key = useKeyOfLink();
  const withKeyForm = (
    <LogInForm title={t('key.title')} submit={t('key.submit')} send={withKey}>
      {key !== '' && (
        <p role="status" className={styles['help']}>
          {t('key.ofLink')}
        </p>
      )}
      <Field key={key} name="key" label={t('key.label')} type="password" autoComplete="off" value={key} />
      <p className={styles['help']}>{t('key.help')}</p>
    </LogInForm>
  );
  const openId = service?.openIdLogin === true ? `/v1/oidc/redirect?return=${encodeURIComponent(to)}` : null;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {refused !== undefined && <CameToNothing code={refused} again={openId} />}
      <div className={styles['ways']}>
        {key !== '' && withKeyForm}
        <LogInForm title={t('password.title')} submit={t('password.submit')} send={withPassword}>
          <Field name="login" label={t('password.login')} autoComplete="username" />
          <Field name="password" label={t('password.password')} type="password" autoComplete="current-password" />
          <p className={styles['help']}>
            <Link to="/new-password">{t('password.forgotten')}</Link>
          </p>
        </LogInForm>
        {openId !== null && (
          <section className={styles['way']}>
            <h2>{t('openId.title')}</h2>
            <a className={buttonClass} href={openId}>
              {t('openId.submit')}
            </a>
          </section>
        )}
        {key === '' && withKeyForm}
      </div>
    </Page>
  );
}

/**
 * The key of a link that staff gave to a player: `#key=…`, which no server receives. The address loses the key at
 * once, so that no copied link has the key. A browser may keep the first address in its history of visits. The page
 * stays open for a further link, which replaces the key. The player presses the button: no link logs anybody in.
 */
function useKeyOfLink(): string {
  const { hash } = useLocation();
  const navigate = route.useNavigate();
  const inHash = /^key=(kifu_[\w-]+)$/.exec(hash)?.[1];
  const [key, setKey] = useState(inHash ?? '');
  if (inHash !== undefined && inHash !== key) setKey(inHash);
  useEffect(() => {
    if (inHash !== undefined) void navigate({ search: (now) => now, hash: '', replace: true });
  }, [inHash, navigate]);
  return key;
}

const withPassword = (form: FormData) =>
  answered(
    kifu.POST('/v1/browser-sessions', {
      params: fromPage,
      body: { login: textOf(form, 'login'), password: textOf(form, 'password') },
    }),
  );

const withKey = (form: FormData) =>
  answered(kifu.POST('/v1/browser-sessions/with-key', { params: fromPage, body: { key: textOf(form, 'key').trim() } }));

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

interface LogInFormProps {
  readonly title: string;
  readonly submit: string;
  readonly send: (form: FormData) => Promise<Schemas['MeDto']>;
  readonly children: ReactNode;
}

function LogInForm({ title, submit, send, children }: LogInFormProps) {
  const { to = '/' } = route.useSearch();
  const queries = useQueryClient();
  const router = useRouter();
  const heading = useId();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      // Answers that were read without a log-in may hold more now.
      await queries.resetQueries();
      router.history.push(to);
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sending.mutate(new FormData(event.currentTarget));
  };
  return (
    <form className={styles['way']} aria-labelledby={heading} onSubmit={onSubmit}>
      <h2 id={heading}>{title}</h2>
      {children}
      {sending.isError && <Refusal error={sending.error} />}
      <Button type="submit" look="main" disabled={sending.isPending}>
        {submit}
      </Button>
    </form>
  );
}

function Refusal({ error }: { readonly error: Error }) {
  const { t } = useTranslation('log-in');
  const said = useRefusal(error instanceof KifuProblem ? error.code : '');
  return (
    <p role="alert" className={styles['refusal']}>
      {said ?? (error instanceof KifuProblem ? error.problem.detail : t('failed.offline', { ns: 'app' }))}
    </p>
  );
}

/** What a code means; null for one without words of ours. */
function useRefusal(code: string): string | null {
  const { i18n } = useTranslation('log-in');
  return i18n.exists(`log-in:refused.${code}`) ? i18n.t(`log-in:refused.${code}` as 'log-in:title') : null;
}

/**
 * The person came back from the provider without a log-in. The focus is on the reason: on a new page, a screen reader
 * would not announce it.
 */
function CameToNothing({ code, again }: { readonly code: string; readonly again: string | null }) {
  const { t } = useTranslation('log-in');
  const said = useRefusal(code);
  const why = useRef<HTMLDivElement>(null);
  useEffect(() => why.current?.focus(), []);
  return (
    <div role="alert" tabIndex={-1} ref={why} className={styles['nothing']}>
      <p>{t('nothing')}</p>
      <p>{said ?? t('unknown')}</p>
      {again !== null && (
        <a className={buttonClass} href={again}>
          {t('again')}
        </a>
      )}
    </div>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly autoComplete: string;
  readonly value?: string;
}

const Field = ({ name, label, type = 'text', autoComplete, value = '' }: FieldProps) => (
  <label className={styles['field']}>
    {label}
    <input {...{ name, type, autoComplete }} defaultValue={value} required spellCheck={false} autoCapitalize="none" />
  </label>
);
