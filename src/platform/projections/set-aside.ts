import { Injectable, Logger } from '@nestjs/common';
import { isPassing, PgPools } from '../database/index.js';
import { type Feed, type FeedEntry, isReadable } from '../event-store/index.js';
import type { Consumer, Transaction } from './consumer.js';
import { codeOf } from './faults.js';
import { COUNTS, EXCEPTIONS, LIST, RETRY_NOW, SET_ASIDE, SKIP, SKIPPED, TAKE_UP } from './set-aside.sql.js';

/** What a consumer does not take: streams that are set aside, and single events that the operator has it pass over. */
export interface Exceptions {
  /** By stream, the position from which on it waits, and whether it is to be tried again. */
  readonly setAside: Map<string, { readonly position: number; readonly isDue: boolean }>;
  readonly skipped: ReadonlySet<string>;
}

export async function exceptionsOf(tx: Transaction, consumer: string): Promise<Exceptions> {
  const { rows } = await tx.query<ExceptionsRow>({ name: 'es-exceptions', text: EXCEPTIONS, values: [consumer] });
  const { setAside = [], skipped = [] } = rows[0] ?? {};
  return { setAside: new Map(setAside.map(({ stream, ...at }) => [stream, at])), skipped: new Set(skipped) };
}

interface ExceptionsRow {
  readonly setAside: readonly { readonly stream: string; readonly position: number; readonly isDue: boolean }[];
  readonly skipped: readonly string[];
}

/** What is left of some events when the exceptions are taken out. */
export const without = (entries: readonly FeedEntry[], { setAside, skipped }: Exceptions): readonly FeedEntry[] =>
  entries.filter(({ stream, version }) => !setAside.has(stream) && !skipped.has(`${stream}/${version}`));

const logger = new Logger('SetAside');

/** One event after the other: where one fails for good, its stream is set aside from there on. Other failures throw. */
export async function takeEach(
  tx: Transaction,
  consumer: Consumer,
  entries: readonly FeedEntry[],
  exceptions: Exceptions,
  isForGood: (error: unknown) => boolean,
): Promise<void> {
  for (const entry of entries) {
    if (exceptions.setAside.has(entry.stream)) continue;
    const failure = await attempt(tx, consumer, entry);
    if (failure === null) continue;
    if (!isForGood(failure.error)) throw failure.error;
    await setAside(tx, consumer, entry, failure.error);
    exceptions.setAside.set(entry.stream, { position: entry.position, isDue: false });
  }
}

/** Streams that are tried again in one batch: those that wait longest first. */
const RETRIES = 20;
const PAGE = 500;

/** Gives a consumer once more what it has set aside and is due, up to where it has come in the ledger. */
export async function takeUpDue(
  tx: Transaction,
  feed: Feed,
  consumer: Consumer,
  exceptions: Exceptions,
  upTo: number,
): Promise<void> {
  const due = [...exceptions.setAside].filter(([, { isDue }]) => isDue).slice(0, RETRIES);
  for (const [stream, { position }] of due) {
    exceptions.setAside.delete(stream);
    await takeUp(tx, feed, consumer, exceptions, { stream, from: position, upTo });
    if (exceptions.setAside.has(stream)) continue;
    await tx.query(TAKE_UP, [consumer.name, stream]);
    logger.log({ msg: 'a stream that was set aside is taken up again', consumer: consumer.name, stream });
  }
}

async function takeUp(
  tx: Transaction,
  feed: Feed,
  consumer: Consumer,
  exceptions: Exceptions,
  { stream, upTo, ...range }: { readonly stream: string; readonly from: number; readonly upTo: number },
): Promise<void> {
  let from = range.from;
  while (from <= upTo && !exceptions.setAside.has(stream)) {
    const entries = await feed.ofStream(stream, { from, to: upTo, limit: PAGE }, consumer.events);
    await takeEach(tx, consumer, without(entries, exceptions), exceptions, (error) => !isPassing(error));
    if (entries.length < PAGE) return;
    from = (entries.at(-1)?.position ?? upTo) + 1;
  }
}

/** Null where the event was taken; otherwise nothing is written of it. */
async function attempt(
  tx: Transaction,
  consumer: Consumer,
  entry: FeedEntry,
): Promise<{ readonly error: unknown } | null> {
  if (!isReadable(entry)) return { error: entry.unreadable };
  await tx.query('savepoint one_event');
  try {
    await consumer.handle(tx, [entry]);
    await tx.query('release savepoint one_event');
    return null;
  } catch (error) {
    if (isPassing(error)) throw error;
    await tx.query('rollback to savepoint one_event');
    return { error };
  }
}

/** What is stored of a message. PostgreSQL stores no NUL. */
const shown = (text: string): string => text.replaceAll('\0', '\u{fffd}').slice(0, 500);

async function setAside(tx: Transaction, consumer: Consumer, entry: FeedEntry, error: unknown): Promise<void> {
  const { stream, version, position, type } = entry;
  const [code, message] = [codeOf(error), shown(error instanceof Error ? error.message : String(error))];
  await tx.query(SET_ASIDE, [consumer.name, stream, version, position, type, code, message]);
  await consumer.setAside?.(tx, stream);
  const msg = 'a consumer sets a stream aside, because it cannot take an event of it';
  logger.error({ msg, consumer: consumer.name, stream, version, err: error });
}

/** A stream that a consumer cannot go on with. */
export interface SetAsideStream {
  readonly consumer: string;
  readonly stream: string;
  /** The version of the event that could not be processed. */
  readonly version: number;
  readonly type: string;
  readonly code: string;
  readonly message: string;
  readonly since: Date;
  readonly tries: number;
  readonly retryAt: Date;
}

export interface SkippedEvent {
  readonly consumer: string;
  readonly stream: string;
  readonly version: number;
  readonly reason: string;
  readonly skippedAt: Date;
}

/** What consumers have set aside, for the people who run the service. */
@Injectable()
export class SetAsideStreams {
  constructor(private readonly pools: PgPools) {}

  async list(limit: number): Promise<readonly SetAsideStream[]> {
    return (await this.pools.app.query<SetAsideStream>(LIST, [limit])).rows;
  }

  async skipped(limit: number): Promise<readonly SkippedEvent[]> {
    return (await this.pools.app.query<SkippedEvent>(SKIPPED, [limit])).rows;
  }

  async counts(): Promise<readonly { readonly consumer: string; readonly streams: number }[]> {
    return (await this.pools.app.query<{ consumer: string; streams: number }>(COUNTS)).rows;
  }

  /** Has the named ones, or all, tried at once; returns how many there are. */
  async retry(consumer: string | null, stream: string | null): Promise<number> {
    return (await this.pools.app.query(RETRY_NOW, [consumer, stream])).rowCount ?? 0;
  }

  /** Has the consumer pass over the event that stopped the stream; null where nothing of it is set aside. */
  async skip(consumer: string, stream: string, reason: string): Promise<number | null> {
    const { rows } = await this.pools.app.query<{ version: number }>(SKIP, [consumer, stream, reason]);
    return rows[0]?.version ?? null;
  }
}
