/** Steps of a game as sentences with their rules: around what is contested, or what would be undone. */
import { useTranslation } from 'react-i18next';
import { entriesOf, type Schemas } from '../../api/kifu.js';
import { useTable } from '../../board/table.js';
import { useLines } from '../../log/log.js';
import { RuleButton } from '../../log/rules.js';
import styles from './case.module.css';

interface StepsProps {
  readonly label: string;
  readonly steps: readonly Schemas['StepDto'][];
  readonly contested?: number;
}

export const Steps = ({ label, steps, contested }: StepsProps) => (
  // Scrolls, and so can be reached by keyboard.
  <ol className={styles['steps']} aria-label={label} tabIndex={0}>
    {steps.map((step) => (
      <Step key={step.version} step={step} isContested={step.version === contested} />
    ))}
  </ol>
);

function Step({ step, isContested }: { readonly step: Schemas['StepDto']; readonly isContested: boolean }) {
  const { t } = useTranslation('case');
  const lines = useLines(entriesOf(step.log), useTable(), isContested);
  return (
    <li data-contested={isContested}>
      <h4>
        {t('moment.step', { step: step.version })}
        {isContested && <em> {t('moment.contested')}</em>}
      </h4>
      {lines.map(({ key, text, entry, quiet }) => (
        <p key={key} data-quiet={quiet}>
          {text} <RuleButton cites={entry.cites} />
        </p>
      ))}
      {lines.length === 0 && <p data-quiet="true">{t('moment.nothing')}</p>}
    </li>
  );
}
