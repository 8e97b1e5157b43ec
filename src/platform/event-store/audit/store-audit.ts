import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { besideFindings } from './beside.js';
import { type EventsAsked, eventFindings } from './events.js';
import { type Finding, NONE, ofEvent } from './finding.js';
import { type LedgerAsked, type LedgerEnd, ledgerFindings } from './ledger.js';
import { safeguardFindings } from './safeguards.js';

/** A stream by its first event. */
export interface Opening {
  readonly stream: string;
  readonly type: string;
  readonly position: number;
}

const SNAPSHOTS = `
select version, engine, state_hash as "stateHash", state::text as state from es.snapshots
where stream = $1 order by engine, version`;

const OPENINGS = `
select l.gpos::text as position, l.stream, e.type
from (select * from es.ledger where gpos > $1 order by gpos limit $2) l
left join es.events e on e.stream = l.stream and e.version = l.version and l.version = 1
order by l.gpos`;

/** By the text, since the payload of a changed row may be anything. */
const OPENED_ABOUT = `
select stream from es.events where version = 1 and type = $1 and strpos(payload::text, $2) > 0 order by stream limit $3`;

const AS_THEY_ARE = `select type, payload::text as payload from es.events where stream = $1 order by version limit $2`;

const MISSING = `
select l.version, encode(l.hash, 'hex') as hash from es.ledger l
where l.stream = $1 and not exists (select from es.events e where e.stream = l.stream and e.version = l.version)
order by l.version limit $2`;

const KNOWN = `
select (select count(*) from es.events where stream = $1)::int as events, (select count(*) from es.ledger where stream = $1)::int as placed`;

const HEAD = `select coalesce(max(gpos), 0)::text as head from es.ledger`;

const PAGE_ROWS = 2_000;
const STREAMS_MAX = 10_000;

/** A state along a stream, as it is stored. */
export interface StoredSnapshot {
  readonly version: number;
  readonly engine: string;
  readonly stateHash: string;
  readonly state: string;
}

/** Reads the store for audits: nothing here stops at a record that was changed. */
@Injectable()
export class StoreAudit {
  constructor(private readonly pool: Pool) {}

  events(asked: EventsAsked = {}): AsyncGenerator<Finding> {
    return eventFindings(this.pool, asked);
  }

  ledger(asked: LedgerAsked = {}): AsyncGenerator<Finding, LedgerEnd> {
    return ledgerFindings(this.pool, asked);
  }

  /** Commands, what waits for the ledger, checkpoints, snapshots. */
  beside(): AsyncGenerator<Finding> {
    return besideFindings(this.pool);
  }

  /** Triggers, functions and privileges that keep the record from being changed. */
  safeguards(): AsyncGenerator<Finding> {
    return safeguardFindings(this.pool);
  }

  /** The streams that begin after a position and how far that looked; null at the end of the ledger. */
  async openings(after: number): Promise<{ readonly streams: readonly Opening[]; readonly until: number } | null> {
    const { rows } = await this.pool.query<
      Omit<Opening, 'type' | 'position'> & { position: string; type: string | null }
    >(OPENINGS, [after, PAGE_ROWS]);
    const streams = rows.flatMap(({ position, stream, type }) =>
      type === null ? [] : [{ stream, type, position: Number(position) }],
    );
    const until = rows.at(-1)?.position;
    return until === undefined ? null : { streams, until: Number(until) };
  }

  /** Streams whose first event is of a type and names something, or seems to. */
  async openedAbout(type: string, text: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ stream: string }>(OPENED_ABOUT, [type, text, STREAMS_MAX]);
    return rows.map(({ stream }) => stream);
  }

  /** What the events of a stream say, of whatever hash. */
  async asTheyAre(
    stream: string,
    limit: number,
  ): Promise<readonly { readonly type: string; readonly payload: unknown }[]> {
    const { rows } = await this.pool.query<{ type: string; payload: string }>(AS_THEY_ARE, [stream, limit]);
    return rows.map(({ type, payload }) => ({ type, payload: JSON.parse(payload) as unknown }));
  }

  async snapshotsOf(stream: string): Promise<readonly StoredSnapshot[]> {
    const { rows } = await this.pool.query<StoredSnapshot>(SNAPSHOTS, [stream]);
    return rows;
  }

  /** What the ledger knows of a stream and is not there. */
  async *missing(stream: string): AsyncGenerator<Finding> {
    const { rows } = await this.pool.query<{ version: number; hash: string }>(MISSING, [stream, PAGE_ROWS]);
    for (const { version, hash } of rows) yield ofEvent({ stream, version }, 'gap', hash, NONE);
  }

  /** How many events of a stream there are, and how many the ledger knows of. */
  async counts(stream: string): Promise<{ readonly events: number; readonly placed: number }> {
    const { rows } = await this.pool.query<{ events: number; placed: number }>(KNOWN, [stream]);
    return rows[0] ?? { events: 0, placed: 0 };
  }

  /** The last position of the ledger. */
  async head(): Promise<number> {
    const { rows } = await this.pool.query<{ head: string }>(HEAD);
    return Number(rows[0]?.head ?? 0);
  }
}
