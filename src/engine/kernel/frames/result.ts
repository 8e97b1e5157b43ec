import { invariant } from '../ground/invariant.js';
import { isList, isRecord, type Json, type JsonRecord } from '../json/index.js';
import type { LogEntry } from '../state/event.js';

/** The result of an instruction, read as the type that the step expects. */
export const textOf = (result: Json): string => {
  invariant(typeof result === 'string', 'the answer is one of the options');
  return result;
};

export const numberIn = (result: Json): number => {
  invariant(typeof result === 'number', 'the answer is a number');
  return result;
};

export const textsOf = (result: Json): readonly string[] => {
  invariant(isList(result), 'the answer is a list of options');
  return result.map(textOf);
};

export const recordOf = (result: Json): JsonRecord => {
  invariant(isRecord(result), 'the answer is a record');
  return result;
};

/** The events of the batch as they were applied. */
export const entriesOf = (result: Json): readonly LogEntry[] => {
  invariant(isList(result), 'the result is a batch of events');
  return result.filter(isEntry);
};

const isEntry = (value: Json): value is LogEntry => isRecord(value) && typeof value['kind'] === 'string';

/** Whether the procedure that was called ended without success. */
export const hasFailed = (result: Json): boolean =>
  typeof result === 'object' && result !== null && 'failed' in result && result.failed === true;
