import { useTranslation } from 'react-i18next';
import { entriesOf, type LogEntry } from '../../api/kifu.js';
import { Button } from '../../design/button.js';
import type { LineAnswer, LineStep } from '../../engine/record/what-if.js';
import { useLines } from '../../log/log.js';
import { RuleButton } from '../../log/rules.js';
import type { Telling } from '../../log/tell.js';
import type { GameRecord } from '../../replay/record.js';
import styles from './what-if.module.css';

interface LineListProps {
  readonly line: readonly LineAnswer[];
  readonly steps: readonly LineStep[];
  readonly at: number;
  readonly go: (at: number) => void;
  readonly telling: Telling;
}

/** The answers of the line with what they led to; each leads to its board. */
export function LineList({ line, steps, at, go, telling }: LineListProps) {
  const { t } = useTranslation('what-if');
  return (
    <section>
      <h2 className={styles['title']}>{t('line')}</h2>
      <ol className={styles['line']} tabIndex={0} aria-label={t('line')}>
        <li aria-current={at === 0 ? 'step' : undefined}>
          <Button look="quiet" onClick={() => go(0)}>
            0
          </Button>
          <p>{t('start')}</p>
        </li>
        {line.map(({ seat }, place) => (
          <li key={place} aria-current={at === place + 1 ? 'step' : undefined}>
            <Button look="quiet" aria-label={t('goTo', { n: place + 1 })} onClick={() => go(place + 1)}>
              {place + 1}
            </Button>
            <Sentences log={entriesOf(steps[place]?.log ?? [])} telling={telling} seat={seat} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SentencesProps {
  readonly log: readonly LogEntry[];
  readonly telling: Telling;
  readonly seat?: string;
}

function Sentences({ log, telling, seat }: SentencesProps) {
  const { t } = useTranslation('what-if');
  const lines = useLines(log, telling, false);
  return (
    <div>
      {lines.map(({ key, text, entry }) => (
        <p key={key}>
          {text} <RuleButton cites={entry.cites} />
        </p>
      ))}
      {lines.length === 0 && <p>{t('answers', { player: telling.names.get(seat ?? '') ?? seat })}</p>}
    </div>
  );
}

interface InsteadProps {
  readonly record: GameRecord;
  readonly from: number;
  readonly at: number;
  readonly telling: Telling;
}

/** What happened in the game itself, as far as the line has come, and one step more. */
export function Instead({ record, from, at, telling }: InsteadProps) {
  const { t } = useTranslation('what-if');
  const steps = record.steps.slice(from + 1, from + at + 2);
  if (steps.length === 0) return null;
  return (
    <section>
      <h2 className={styles['title']}>{t('happened')}</h2>
      <ol className={styles['line']} data-quiet="true" tabIndex={0} aria-label={t('happened')}>
        {steps.map(({ version, log }, place) => (
          <li key={version}>
            <span className={styles['number']}>{place + 1}</span>
            <Sentences log={log} telling={telling} />
          </li>
        ))}
      </ol>
    </section>
  );
}
