/** What is shown while there is nothing to show: it is loading, there is none, it did not work. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isForFrames, KifuProblem } from '../api/kifu.js';
import { useRefused } from '../refusals/refused.js';
import { Button, buttonClass } from './button.js';
import styles from './states.module.css';

export function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles['state']} role="status">
      <span className={styles['dots']} aria-hidden="true" />
      <p>{t('loading')}</p>
    </div>
  );
}

/** There is none yet: say what will be here, and how it comes about. */
export const Empty = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className={styles['state']}>
    <h2>{title}</h2>
    {children}
  </div>
);

interface FailureProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

export function Failure({ error, onRetry }: FailureProps) {
  const { t } = useTranslation();
  const said = useFailureText(error);
  const reference = error instanceof KifuProblem ? error.problem.requestId : undefined;
  return (
    <div className={styles['state']} role="alert">
      <h2>{t('failed.title')}</h2>
      {said}
      {reference !== undefined && <p className={styles['reference']}>{t('failed.reference', { id: reference })}</p>}
      {onRetry !== undefined && <Button onClick={onRetry}>{t('retry')}</Button>}
    </div>
  );
}

/** What to do is said in the language of the reader (`refusals/`); what the service says is English. */
function useFailureText(error: unknown): ReactNode {
  const { t } = useTranslation();
  const refused = useRefused(error instanceof KifuProblem ? error.code : null);
  if (error instanceof TypeError) return <p>{t('failed.offline')}</p>;
  if (!(error instanceof KifuProblem)) return <p>{t('failed.unknown')}</p>;
  const { detail } = error.problem;
  if (error.status === 401)
    return (
      <>
        <p>{t('problem.loggedOut')}</p>
        {!isForFrames && (
          <a href={`/log-in?to=${encodeURIComponent(location.pathname + location.search)}`} className={buttonClass}>
            {t('account.logIn')}
          </a>
        )}
      </>
    );
  return (
    <>
      {typeof refused === 'string' && <p>{refused}</p>}
      {refused === null && error.status === 403 && <p>{t('problem.forbidden')}</p>}
      {refused === null && error.status === 404 && <p>{t('problem.missing')}</p>}
      {refused === null && (error.status === 429 || error.status >= 500) && <p>{t('problem.busy')}</p>}
      {detail !== undefined && <p lang="en">{detail}</p>}
    </>
  );
}
