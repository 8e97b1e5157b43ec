/** The history of a card in its game; each step of it leads there. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { speechOf } from '../board/table.js';
import { useFormat } from '../i18n/use-format.js';
import type { GameRecord } from '../replay/record.js';
import { historyOf } from './history.js';
import { StepOfLog } from './log.js';
import styles from './log.module.css';
import type { Telling } from './tell.js';

interface CardHistoryProps {
  /** The id of the card on the table. */
  readonly object: string;
  readonly record: Pick<GameRecord, 'steps'>;
  readonly telling: Telling;
  /** The step that is shown. */
  readonly here: number;
  readonly go: (step: number) => void;
}

export function CardHistory({ object, record: { steps }, telling, here, go }: CardHistoryProps) {
  const { t } = useTranslation('log');
  const format = useFormat();
  const history = useMemo(
    () => historyOf(object, steps, telling, speechOf(telling, format)),
    [object, steps, telling, format],
  );
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="card-history">
      <h3 id="card-history" className={styles['historyTitle']}>
        {t('history')}
      </h3>
      <ol>
        {history.map(({ n, log }) => (
          <StepOfLog key={n} n={n} log={log} isHere={n === here} telling={telling} whole={false} go={go} />
        ))}
      </ol>
    </section>
  );
}
