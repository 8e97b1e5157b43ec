import pg from 'pg';
import { isPassing } from '../database/index.js';
import type { Consumer } from './consumer.js';

/**
 * Codes that say what a record is: nothing but a mended record, or another release, makes the same event acceptable.
 */
const OF_RECORDS: readonly string[] = ['decoding.unexpected', 'event-store.stream-corrupted'];

/**
 * Data exceptions and violated constraints: PostgreSQL refuses a value. Its other errors say nothing about an event.
 */
const OF_VALUES = /^2[23]/;

/** Whether an error says for certain that an event cannot be taken as it is. */
export const isLasting = (error: unknown, { lasting = [] }: Pick<Consumer, 'lasting'> = {}): boolean =>
  error instanceof pg.DatabaseError
    ? OF_VALUES.test(error.code ?? '')
    : [...OF_RECORDS, ...lasting].includes(codeOf(error));

/** Whether an error may be the event's fault at all, and not that of the service around it. */
export const maybeLasting = (error: unknown, consumer: Pick<Consumer, 'lasting'> = {}): boolean =>
  isLasting(error, consumer) || !(isPassing(error) || error instanceof pg.DatabaseError);

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
