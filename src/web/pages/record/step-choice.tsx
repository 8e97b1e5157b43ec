import { speechOf } from '../../board/table.js';
import { Select } from '../../design/form.js';
import { useFormat } from '../../i18n/use-format.js';
import { linesOf } from '../../log/log.js';
import type { Telling } from '../../log/tell.js';
import type { GameRecord } from '../../replay/record.js';

/** Steps that can be chosen: those of the last turns. */
const STEPS = 40;
/** Enough of what a step was to know it again. */
const TEXT = 120;

interface StepChoiceProps {
  readonly record: GameRecord;
  readonly telling: Telling;
  readonly label: string;
  /** What is chosen at first: so many steps before the last. */
  readonly back: number;
}

/** A step of the record, by what it was. */
export function StepChoice({ record, telling, label, back }: StepChoiceProps) {
  const speech = speechOf(telling, useFormat());
  const last = record.steps.length - 1;
  const steps = record.steps
    .slice(0, record.steps.length - back)
    .slice(-STEPS)
    .toReversed();
  return (
    <Select
      name="step"
      label={label}
      defaultValue={String(record.steps[last - back]?.version ?? '')}
      options={steps.map(({ version, log }) => {
        const lines = linesOf(log, telling, speech, false).map(({ text }) => text);
        return { value: String(version), label: `${version}: ${lines.join(' ')}`.slice(0, TEXT) };
      })}
    />
  );
}
