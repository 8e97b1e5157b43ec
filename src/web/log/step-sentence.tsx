import type { LogEntry } from '../api/kifu.js';
import { useFormat } from '../i18n/use-format.js';
import { useLines } from './log.js';
import type { Telling } from './tell.js';
import styles from './log.module.css';

interface StepSentenceProps {
  readonly log: readonly LogEntry[];
  readonly telling: Telling;
}

/** What happened in the step that is shown, in two lines at most: beside a board whose log is further down. */
export function StepSentence({ log, telling }: StepSentenceProps) {
  const format = useFormat();
  const lines = useLines(log, telling, false);
  return <p className={styles['sentence']}>{format.sentences(lines.map(({ text }) => text))}</p>;
}
