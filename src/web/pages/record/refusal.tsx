import { useTranslation } from 'react-i18next';
import { KifuProblem } from '../../api/kifu.js';
import styles from './record.module.css';

/** What the service refuses, and what to do about it: in the reader's language where that is known, else as the service says. */
export function Refusal({ error }: { readonly error: Error }) {
  return (
    <div role="alert" className={styles['refusal']}>
      <RefusalText error={error} />
    </div>
  );
}

export function RefusalText({ error }: { readonly error: Error }) {
  const { t, i18n } = useTranslation('record');
  if (!(error instanceof KifuProblem)) return <p>{t('failed.offline', { ns: 'app' })}</p>;
  const { detail, errors } = error.problem;
  const known = i18n.exists(`record:refused.${error.code}`);
  return (
    <>
      {known && <p>{i18n.t(`record:refused.${error.code}` as 'record:title')}</p>}
      {detail !== undefined && <p lang="en">{detail}</p>}
      {errors?.map(({ pointer, message }) => (
        <p key={`${pointer ?? ''} ${message}`} lang="en">
          {message}
        </p>
      ))}
    </>
  );
}
