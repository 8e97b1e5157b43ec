import type { Json, LogEntry } from '../../../engine/index.js';

/** The decisions whose answers a log tells, as its viewer may read it. */
export const answersTold = (log: readonly LogEntry[]): ReadonlySet<Json | undefined> =>
  new Set(log.filter((entry) => entry.kind === 'answered' && 'answer' in entry).map((entry) => entry['decision']));

/** What is to be repeated, as a log tells it: without ids of cards that its viewer does not see. */
export function roundTold(log: readonly LogEntry[]): readonly Json[] {
  const round = log.find(({ kind }) => kind === 'repetitionProposed')?.['round'];
  return isList(round) ? round : [];
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
