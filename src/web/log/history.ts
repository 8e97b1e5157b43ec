/** What happened to one card: the entries of a game that name it. */
import { isRecord } from '../api/json.js';
import type { LogEntry } from '../api/kifu.js';
import type { Speech } from '../board/table.js';
import type { Step } from '../replay/record.js';
import { tell, type Telling } from './tell.js';

export interface StepOfHistory {
  readonly n: number;
  readonly log: readonly LogEntry[];
}

/** By steps, without what belongs to the record only. */
export function historyOf(
  object: string,
  steps: readonly Step[],
  telling: Telling,
  speech: Speech,
): readonly StepOfHistory[] {
  return steps.flatMap((step, n) => {
    const log = step.log.filter((entry) => names(entry, object) && !tell(entry, telling, speech).quiet);
    return log.length === 0 ? [] : [{ n, log }];
  });
}

function names(part: unknown, object: string): boolean {
  if (Array.isArray(part)) return part.some((each) => names(each, object));
  return isRecord(part) ? Object.values(part).some((each) => names(each, object)) : part === object;
}
