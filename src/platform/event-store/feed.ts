import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Pool } from 'pg';
import type { LedgerEvent } from './event.js';
import { EVENT_COLUMNS, type EventRow, toStoredEvent } from './event-row.js';
import { LedgerListener } from './ledger-listener.js';
import { Upcasters } from './upcasters.js';
import { type LedgerVerification, verifyLedger } from './verify-ledger.js';

/**
 * The lateral `limit 1` keeps the planner at what is right for any size of the tables: one index lookup per event, in
 * one partition. Ordered by the outer side alone, so nothing is sorted.
 */
const READ_FROM = `
select ${EVENT_COLUMNS}, l.gpos as position
from (select gpos, stream, version from es.ledger where gpos > $1 order by gpos limit $2) l
cross join lateral (select * from es.events e where e.stream = l.stream and e.version = l.version limit 1) e
order by l.gpos`;

const OF_STREAMS = `
select ${EVENT_COLUMNS}, l.gpos as position
from es.ledger l join es.events e on e.stream = l.stream and e.version = l.version
where l.stream = any($1::uuid[]) and l.gpos <= $2 order by l.gpos`;

/** $1 stream, $2 and $3 the first and the last position, $4 types, $5 how many. */
const OF_STREAM = `
select ${EVENT_COLUMNS}, l.gpos as position
from es.ledger l join es.events e on e.stream = l.stream and e.version = l.version
where l.stream = $1 and l.gpos between $2 and $3 and e.type = any($4) order by l.gpos limit $5`;

type Row = EventRow & { readonly position: string };

/** An event whose place is known and whose content cannot be read, for example because the actor is missing. */
export interface UnreadableEvent {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly position: number;
  readonly unreadable: Error;
}

/** What a follower of the ledger finds at a position. */
export type FeedEntry = LedgerEvent | UnreadableEvent;

export const isReadable = (entry: FeedEntry): entry is LedgerEvent => !('unreadable' in entry);

const HEAD = `select coalesce(max(gpos), 0) as head from es.ledger`;

/**
 * All events of all streams in the order of the ledger: positions 1, 2, 3… without gaps, and never anything before a
 * position already read.
 */
@Injectable()
export class Feed implements OnModuleDestroy {
  private readonly listener: LedgerListener;

  constructor(
    private readonly pool: Pool,
    private readonly upcasters: Upcasters = new Upcasters(),
  ) {
    this.listener = new LedgerListener(pool, () => this.head());
  }

  /**
   * The events after this position, upcast; fewer than the limit only at the end. One that cannot be read is said to be
   * so.
   */
  async readFrom(position: number, limit: number): Promise<readonly FeedEntry[]> {
    const { rows } = await this.pool.query<Row>({
      name: 'es-read-from',
      text: READ_FROM,
      values: [position, limit],
    });
    return rows.map((row) => this.entry(row));
  }

  /** The event at a position; undefined where there is none. Throws where it cannot be read. */
  async at(position: number): Promise<LedgerEvent | undefined> {
    const [entry] = await this.readFrom(position - 1, 1);
    if (entry !== undefined && !isReadable(entry)) throw entry.unreadable;
    return entry;
  }

  /** Events of some types of one stream, within positions, in the order of the ledger. */
  async ofStream(
    stream: string,
    range: { readonly from: number; readonly to: number; readonly limit: number },
    types: readonly string[],
  ): Promise<readonly FeedEntry[]> {
    const { rows } = await this.pool.query<Row>(OF_STREAM, [stream, range.from, range.to, types, range.limit]);
    return rows.map((row) => this.entry(row));
  }

  /** The same for audits, which name what cannot be read and go on; `until` is how far this went, null at the end. */
  async readableFrom(
    position: number,
    limit: number,
  ): Promise<{ readonly events: readonly LedgerEvent[]; readonly until: number | null }> {
    const { rows } = await this.pool.query<Row>(READ_FROM, [position, limit]);
    const until = rows.at(-1)?.position;
    return { events: this.readable(rows), until: until === undefined ? null : Number(until) };
  }

  /** What can be read of some streams up to a position, in the order of the ledger. */
  async readableOf(streams: readonly string[], upTo: number): Promise<readonly LedgerEvent[]> {
    const { rows } = await this.pool.query<Row>(OF_STREAMS, [streams, upTo]);
    return this.readable(rows);
  }

  /** The position of the last event; 0 while there is none. */
  async head(): Promise<number> {
    const { rows } = await this.pool.query<{ head: string }>({ name: 'es-ledger-head', text: HEAD });
    return Number(rows[0]?.head ?? 0);
  }

  /**
   * Woken by notification, at the latest after a second if there is something to read; otherwise after `timeoutMs` or
   * by the signal.
   */
  waitBeyond(position: number, timeoutMs: number, signal?: AbortSignal): Promise<void> {
    return this.listener.waitBeyond(position, timeoutMs, signal);
  }

  /** Until the ledger has not grown for a moment; at the latest after `timeoutMs` or by the signal. */
  waitUntilQuiet(timeoutMs: number, signal?: AbortSignal): Promise<void> {
    return this.listener.waitUntilQuiet(timeoutMs, signal);
  }

  /**
   * Recomputes the chain of roots over the whole ledger. With a published root, every rewrite of history can be
   * detected.
   */
  verify(): Promise<LedgerVerification> {
    return verifyLedger(this.pool);
  }

  private entry(row: Row): FeedEntry {
    const { stream, version, type } = row;
    const position = Number(row.position);
    try {
      return { ...toStoredEvent(row, this.upcasters), position };
    } catch (error) {
      return { stream, version, type, position, unreadable: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  private readable(rows: readonly Row[]): readonly LedgerEvent[] {
    return rows.map((row) => this.entry(row)).filter(isReadable);
  }

  async close(): Promise<void> {
    await this.listener.close();
  }

  async onModuleDestroy(): Promise<void> {
    await this.close();
  }
}
