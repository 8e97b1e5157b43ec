import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button.js';
import { Refusal } from '../../design/refusal.js';
import type { Trouble } from './deliver.js';
import type { Entry } from './outbox.js';
import styles from './record.module.css';

interface WaitingProps {
  readonly waiting: readonly Entry[];
  readonly trouble: Trouble | null;
  readonly dismiss: () => void;
  readonly id: string;
}

/** What is not recorded yet, and why; what was not done, and what to do. */
export function Waiting({ waiting, trouble, dismiss, id }: WaitingProps) {
  const { t } = useTranslation('record');
  const isStuck = trouble?.kind === 'offline' || trouble?.kind === 'busy' || trouble?.kind === 'logged-out';
  return (
    <>
      <div role="status" className={styles['waiting']} data-empty={waiting.length === 0}>
        {waiting.length > 0 && (
          <>
            <p>
              {t('waiting.count', { count: waiting.length })} {isStuck && t(`waiting.${trouble.kind}`)}
            </p>
            <ul>
              {waiting.map(({ key, says }) => (
                <li key={key}>{says}</li>
              ))}
            </ul>
            {trouble?.kind === 'logged-out' && (
              <Link to="/log-in" search={{ to: `/record/${id}` }}>
                {t('logIn')}
              </Link>
            )}
          </>
        )}
      </div>
      {(trouble?.kind === 'conflict' || trouble?.kind === 'refused') && (
        <Refusal error={trouble.kind === 'conflict' ? null : trouble.problem}>
          {trouble.kind === 'conflict' && <p>{t('conflict')}</p>}
          {trouble.undone.length > 0 && (
            <>
              <p>{t('undone')}</p>
              <ul>
                {trouble.undone.map((says, place) => (
                  <li key={place}>{says}</li>
                ))}
              </ul>
            </>
          )}
          <Button onClick={dismiss}>{t('understood')}</Button>
        </Refusal>
      )}
    </>
  );
}
