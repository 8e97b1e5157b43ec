/** What the service refuses, and what to do about it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KifuProblem } from '../api/kifu.js';
import { useRefused } from '../refusals/refused.js';
import { type Fault, faultsOf } from './form-input.js';
import styles from './refusal.module.css';

interface RefusalProps {
  /** The error of the service. Null: the page itself says what is wrong. */
  readonly error: unknown;
  /** The faults that are shown nowhere else. */
  readonly faults?: readonly Fault[];
  readonly children?: ReactNode;
}

/** Can be given the focus, where it would be overlooked. */
export const Refusal = ({ error, faults = faultsOf(error), children }: RefusalProps) => (
  <div role="alert" tabIndex={-1} className={styles['refusal']}>
    {error !== null && <RefusalText error={error} faults={faults} />}
    {children}
  </div>
);

/** What to do is said in the reader's language (`refusals/`); what the service says is English. */
function RefusalText({ error, faults }: Required<Pick<RefusalProps, 'error' | 'faults'>>) {
  const { t } = useTranslation();
  const refused = useRefused(error instanceof KifuProblem ? error.code : null);
  if (!(error instanceof KifuProblem)) return <p>{t('failed.offline')}</p>;
  const { detail, rules = [] } = error.problem;
  return (
    <>
      {refused !== undefined && <p>{refused ?? t('form.refused')}</p>}
      {detail !== undefined && <p lang="en">{detail}</p>}
      {faults.length > 0 && (
        <ul lang="en">
          {faults.map(({ pointer, message }) => (
            <li key={`${pointer} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
      {rules.length > 0 && (
        <ul lang="en">
          {rules.map(({ rule, title }) => (
            <li key={rule}>
              <b>{rule}</b> {title}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
