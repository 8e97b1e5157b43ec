import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '../api/kifu.js';
import { type Speech, speechOf } from '../board/table.js';
import { Button } from '../design/button.js';
import { useFormat } from '../i18n/use-format.js';
import { type GameRecord, lastAt } from '../replay/record.js';
import type { Player } from '../replay/use-player.js';
import styles from './log.module.css';
import { RuleButton } from './rules.js';
import { tell, type Telling } from './tell.js';

interface LogProps {
  readonly record: GameRecord;
  readonly player: Player;
  readonly telling: Telling;
  /** Also what belongs to the record only. */
  readonly whole: boolean;
}

/** The log of the turn that is shown. Entries lead to their step; the step that is shown is marked, and in sight. */
export const Log = memo(function Log({ record, player, telling, whole }: LogProps) {
  const { t } = useTranslation('log');
  const { turns, step } = player;
  const place = lastAt(turns, step);
  const from = turns[place]?.from ?? 0;
  const to = (turns[place + 1]?.from ?? record.steps.length) - 1;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current="step"]');
    if (here && list.current) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 3;
  }, [step]);
  return (
    <div className={styles['log']}>
      <TurnHead player={player} place={place} telling={telling} />
      {/* Scrolls, and so can be reached by keyboard. */}
      <ol ref={list} className={styles['steps']} tabIndex={0} aria-label={t('title')}>
        {record.steps.slice(from, to + 1).map((each, index) => (
          <StepOfLog
            key={each.version}
            n={from + index}
            log={each.log}
            isHere={from + index === step}
            telling={telling}
            whole={whole}
            go={player.go}
          />
        ))}
      </ol>
    </div>
  );
});

function TurnHead({
  player,
  place,
  telling,
}: {
  readonly player: Player;
  readonly place: number;
  readonly telling: Telling;
}) {
  const { t } = useTranslation('log');
  const turn = player.turns[place];
  const [before, after] = [player.turns[place - 1], player.turns[place + 1]];
  return (
    <div className={styles['head']}>
      <Button
        look="quiet"
        aria-label={t('turnBefore')}
        disabled={before === undefined}
        onClick={() => before && player.go(before.from)}
      >
        ‹
      </Button>
      <h2>
        {turn === undefined || turn.number === 0
          ? t('setup')
          : t('turn', { number: turn.number, player: telling.names.get(turn.seat) ?? turn.seat })}
      </h2>
      <Button
        look="quiet"
        aria-label={t('turnAfter')}
        disabled={after === undefined}
        onClick={() => after && player.go(after.from)}
      >
        ›
      </Button>
    </div>
  );
}

interface StepProps {
  readonly n: number;
  readonly log: readonly LogEntry[];
  readonly isHere: boolean;
  readonly telling: Telling;
  readonly whole: boolean;
  readonly go: (step: number) => void;
}

export const StepOfLog = memo(function StepOfLog({ n, log, isHere, telling, whole, go }: StepProps) {
  const { t } = useTranslation('log');
  const lines = useLines(log, telling, whole);
  return (
    <li className={styles['step']} aria-current={isHere ? 'step' : undefined}>
      <button type="button" className={styles['number']} aria-label={t('goTo', { n })} onClick={() => go(n)}>
        {n}
      </button>
      <div className={styles['lines']}>
        {lines.map(({ key, text, entry, quiet }) => (
          <p key={key} className={styles['line']} data-quiet={quiet} data-kind={entry.kind}>
            <span>{text}</span>
            <RuleButton cites={entry.cites} />
          </p>
        ))}
        {lines.length === 0 && (
          <p className={styles['line']} data-quiet="true">
            {t('nothing')}
          </p>
        )}
      </div>
    </li>
  );
});

export interface Line {
  readonly key: string;
  readonly text: string;
  readonly quiet: boolean;
  readonly entry: LogEntry;
}

export function useLines(log: readonly LogEntry[], telling: Telling, whole: boolean): readonly Line[] {
  const format = useFormat();
  return linesOf(log, telling, speechOf(telling, format), whole);
}

/** Where nothing but the record has something to say, that is better than nothing. */
export function linesOf(log: readonly LogEntry[], telling: Telling, speech: Speech, whole: boolean): readonly Line[] {
  const lines = log.map((entry, place) => ({ ...tell(entry, telling, speech), entry, key: `${place} ${entry.kind}` }));
  const story = lines.filter(({ quiet }) => !quiet);
  return whole ? lines : story.length > 0 ? story : lines.slice(0, 1);
}
