/** Time limits, delay and publication in a form. Most matches need none of them, so the part is closed at first. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Select, TextField } from '../design/form.js';
import { DELAYS, PUBLICATIONS } from './terms.js';
import styles from './terms.module.css';

/** As much as the service takes. */
const MINUTES_MAX = 1_440;
const INCREMENT_MAX = 600;
const SECONDS = { min: 5, max: 86_400 } as const;

/** What is wrong in it opens it. */
export const MoreTerms = ({ summary, children }: { readonly summary: string; readonly children: ReactNode }) => (
  <details
    className={styles['more']}
    onInvalidCapture={({ currentTarget }) => {
      currentTarget.open = true;
    }}
  >
    <summary>{summary}</summary>
    <div className={styles['fields']}>{children}</div>
  </details>
);

/** Time for each turn is added to time that there is to begin with. */
export function TimingFields() {
  const { t } = useTranslation('terms');
  const [isAdded, setAdded] = useState(false);
  return (
    <>
      <p className={styles['help']}>{t('timeHelp')}</p>
      <TextField
        {...{ name: 'bank', type: 'number', min: 1, max: MINUTES_MAX, optional: !isAdded }}
        label={t('bank')}
        at="/timing/bank/seconds"
      />
      <Field name="increment" label={t('increment')} at="/timing/bank/incrementSeconds" optional>
        {(control) => (
          <input
            {...control}
            {...{ type: 'number', min: 0, max: INCREMENT_MAX, autoComplete: 'off' }}
            onChange={({ target }) => setAdded(target.value !== '')}
          />
        )}
      </Field>
      <TextField
        {...{ name: 'turn', type: 'number', ...SECONDS, optional: true }}
        label={t('turn')}
        at="/timing/turn"
      />
      <TextField
        {...{ name: 'grace', type: 'number', ...SECONDS, optional: true }}
        label={t('grace')}
        at="/timing/disconnect"
      />
    </>
  );
}

export function VisibilityFields() {
  const { t } = useTranslation('terms');
  const delays = [...DELAYS].map(([value, { seconds, turns = 0 }]) => ({
    value,
    label: seconds === undefined ? t('delay.turns', { count: turns }) : t('delay.minutes', { count: seconds / 60 }),
  }));
  return (
    <>
      <Select
        name="delay"
        label={t('delay.label')}
        at="/spectators"
        optional
        options={[{ value: '', label: t('delay.none') }, ...delays]}
      />
      <Select
        name="publication"
        label={t('publication.label')}
        options={PUBLICATIONS.map((value) => ({ value, label: t(`publication.${value}`) }))}
      />
    </>
  );
}
