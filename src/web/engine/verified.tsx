import { useTranslation } from 'react-i18next';
import styles from './verified.module.css';
import type { Difference, Verification } from './record/verify.js';

export interface Checked {
  readonly found: Verification | null;
  /** What the service says the hash of the last event is. */
  readonly head: string;
}

/** What a verification has found, each part with how much was compared. */
export function Verified({ checked: { found, head } }: { readonly checked: Checked }) {
  const { t } = useTranslation('engine');
  if (found === null) return <p>{t('notAGame')}</p>;
  const { differences, notExecuted } = found;
  const isHead = found.head === head;
  const count = differences.length + (isHead ? 0 : 1);
  const verdict = count > 0 ? 'bad' : notExecuted === null ? 'good' : 'partly';
  return (
    <section className={styles['found']} data-verdict={verdict}>
      <h3>
        <span aria-hidden="true">{verdict === 'bad' ? '✗' : '✓'} </span>
        {count > 0 ? t('differs', { count }) : t(notExecuted === null ? 'sound' : 'partly')}
      </h3>
      <dl>
        <dt>{t('chain')}</dt>
        <dd>
          {isHead
            ? t('chainSound', { count: found.compared.chain, head: short(head) })
            : t('chainOther', { head: short(found.head), said: short(head) })}
        </dd>
        <dt>{t('commitments')}</dt>
        <dd>{t('commitmentsSound', { count: found.compared.commitments })}</dd>
        <dt>{t('executed')}</dt>
        <dd>{notExecuted === null ? <Executed found={found} /> : t(`notExecuted.${notExecuted}`)}</dd>
        <dt>{t('engine')}</dt>
        <dd>{found.executedBy === '' ? '–' : found.executedBy}</dd>
      </dl>
      {differences.length > 0 && <Differences differences={differences} />}
    </section>
  );
}

function Executed({ found: { compared, recordedBy, executedBy } }: { readonly found: Verification }) {
  const { t } = useTranslation('engine');
  return recordedBy === executedBy
    ? t('executedSound', compared)
    : t('executedAcross', { positions: compared.positions, build: recordedBy });
}

/** The first ones say what is wrong; after them everything may differ. */
const SHOWN = 20;

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  const { t } = useTranslation('engine');
  return (
    <div className={styles['differences']} role="region" aria-label={t('difference.caption')} tabIndex={0}>
      <table>
        <caption>{t('difference.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('difference.version')}</th>
            <th scope="col">{t('difference.what')}</th>
            <th scope="col">{t('difference.recorded')}</th>
            <th scope="col">{t('difference.actual')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, SHOWN).map(({ version, what, recorded, actual }) => (
            <tr key={`${version} ${what} ${recorded}`}>
              <td>{version}</td>
              <td>{t(`what.${what}`)}</td>
              <td lang="en">{short(recorded)}</td>
              <td lang="en">{short(actual)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Enough of a hash to compare by eye. */
const short = (text: string): string => (/^[0-9a-f]{64}$/.test(text) ? `${text.slice(0, 16)}…` : text);
