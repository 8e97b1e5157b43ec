import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLines } from '../../log/log.js';
import { RuleButton } from '../../log/rules.js';
import type { Telling } from '../../log/tell.js';
import type { GameRecord } from '../../replay/record.js';
import styles from './record.module.css';

/** The log of the last steps: the latest action, and the steps that led to it. */
const STEPS = 4;

/** What has just happened, said to a screen reader as it happens. */
export function Happened({ record, telling }: { readonly record: GameRecord; readonly telling: Telling }) {
  const { t } = useTranslation('record');
  const log = record.steps.slice(-STEPS).flatMap((step) => step.log);
  const lines = useLines(log, telling, false);
  const box = useRef<HTMLDivElement>(null);
  const last = record.steps.length;
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  if (lines.length === 0) return null;
  return (
    <div ref={box} className={styles['happened']} role="log" aria-label={t('happened')} tabIndex={0}>
      <ol>
        {lines.map(({ key, text, entry }) => (
          <li key={key}>
            {text} <RuleButton cites={entry.cites} />
          </li>
        ))}
      </ol>
    </div>
  );
}
