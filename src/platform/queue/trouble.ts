/**
 * What a queue does when it, or a worker, is not well: says so once, heals by itself where it can, and ends all the
 * same.
 */
import { type Logger } from '@nestjs/common';
import { isPassing } from '../database/index.js';
import { LATE, within } from './within.js';

/**
 * As BullMQ says it, in words only: while a job ran, its lock ran out, because the process or the queue was too slow,
 * or the queue has lost it.
 */
const LOCK_LOST = /^could not renew lock for job|^Missing (?:lock|key) for job/;

/** As ioredis says it, in words only. */
const CONNECTION_LOST = /^Connection is closed|^Stream isn't writeable/;

interface TroubleSource {
  /** Undefined until the call of `close`. */
  readonly closing: Promise<void> | undefined;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Logs what a queue or worker reports: an error only where somebody has to see to it. While it closes, a lost
 * connection is no trouble: nothing tries again.
 */
export function logTroubles(source: TroubleSource, logger: Logger, effect: string): void {
  source.on('error', (error) => {
    if (source.closing === undefined || !isAway(error)) logTrouble(logger, effect, error);
  });
}

function logTrouble(logger: Logger, effect: string, error: Error): void {
  const healing = healingOf(error);
  if (healing === null) logger.error({ msg: 'queue', effect, err: error });
  else logger.warn({ msg: healing, effect, reason: error.message });
}

/** Whether an error says that the queue cannot be reached, and nothing about what was asked of it. */
export const isAway = (error: unknown): boolean =>
  isPassing(error) || (error instanceof Error && CONNECTION_LOST.test(error.message));

function healingOf(error: Error): string | null {
  if (LOCK_LOST.test(error.message)) return 'a job has lost its lock while it ran: it is run again, to the same effect';
  if (isAway(error)) return 'the queue cannot be reached: tried again until it can';
  return null;
}

const CUT_OFF_WITHIN_MS = 1_000;

/** BullMQ ends politely, which takes an answer. One that has none in time is cut off. */
export async function closeInTime(
  closable: { close(): Promise<void>; disconnect(): Promise<void> },
  ms: number,
): Promise<void> {
  const closing = closable.close();
  if ((await within(ms, closing)) !== LATE) return;
  // It rejects when the connection was never there, or was cut off before: there is nothing left to end then.
  void closable.disconnect().catch(() => undefined);
  await within(CUT_OFF_WITHIN_MS, closing);
}
