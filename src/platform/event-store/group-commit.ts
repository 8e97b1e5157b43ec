import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { commit, type Recording, restOf, type Ticket } from './commit.js';
import { Connection, planForGrowth } from './connection.js';
import type { Append, Appended } from './event.js';
import { StoreBusy, StoreUnavailable } from './event-store.problems.js';
import { Heads } from './heads.js';
import { prepare } from './seal.js';

export type GroupCommitOptions = {
  /** Two keep the disk and the processor busy in turn; more only make the batches smaller. */
  readonly connections?: number;
  readonly batchMax?: number;
  /** Appends that may wait; beyond that a caller has to come back later. */
  readonly waitingMax?: number;
  /** Called after each batch that recorded something. */
  readonly onRecorded?: () => void;
  /** By which clock events are recorded. */
  readonly now?: () => Date;
};

/** What gets done for appends in a millisecond of processor time, roughly, here and on the server together. */
const APPENDS_PER_MS = 4;
const BREAKS_MAX = 5;
const RECONNECT_MS_FIRST = 25;

type Settle = (ticket: Ticket) => void;

/**
 * The writer: appends queue up in the process, and the connections that are free take all that waits, each into one
 * statement. One flush of the log then pays for many appends, and the more producers there are the fuller the batches
 * become.
 *
 * A stream is in at most one batch at a time. Its further appends wait in its lane, in their order; they meet the
 * head they need once the one before them is settled.
 */
export class GroupCommit {
  private readonly ready: Ticket[] = [];
  private readonly lanes = new Map<string, Ticket[]>();
  private readonly recording: Recording;
  private readonly connections: readonly Connection[];
  private readonly free: Connection[];
  private readonly batchMax: number;
  private readonly waitingMax: number;
  private readonly onRecorded: () => void;
  private waiting = 0;
  private scheduled = false;
  private settledPerSecond = 1_000;
  private flushMs = 1;
  private onEmpty: (() => void) | null = null;

  constructor(pool: pg.Pool, options: GroupCommitOptions = {}) {
    const { connections = 2, batchMax = 512, waitingMax = 4_096, onRecorded = () => undefined } = options;
    this.recording = { heads: new Heads(), now: options.now ?? (() => new Date()) };
    this.connections = Array.from({ length: connections }, () => new Connection(pool, planForGrowth));
    this.free = [...this.connections];
    this.batchMax = batchMax;
    this.waitingMax = waitingMax;
    this.onRecorded = onRecorded;
  }

  async append(append: Append): Promise<Appended> {
    const prepared = prepare(append);
    if (this.onEmpty !== null) throw new StoreUnavailable('The writer is closed');
    if (this.waiting >= this.waitingMax) throw new StoreBusy(Math.ceil(this.waiting / this.settledPerSecond));
    return new Promise<Appended>((resolve, reject) => {
      this.enqueue({ prepared, resolve, reject, sealed: null, uncertain: false, overtaken: 0, breaks: 0 });
    });
  }

  /** Takes nothing new, finishes what waits, and ends its connections. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.onEmpty = resolve;
      if (this.waiting === 0) resolve();
    });
    await Promise.all(this.connections.map((connection) => connection.drop()));
  }

  private enqueue(ticket: Ticket): void {
    this.waiting += 1;
    const lane = this.lanes.get(ticket.prepared.stream);
    if (lane !== undefined) {
      lane.push(ticket);
      return;
    }
    this.lanes.set(ticket.prepared.stream, []);
    this.ready.push(ticket);
    this.schedule();
  }

  /** Not at once: all that is appended in this turn of the event loop shall be in the same batch. */
  private schedule(): void {
    if (this.scheduled || this.free.length === 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.dispatch();
    });
  }

  /**
   * A second batch beside the first pays only if the work they do side by side outweighs the flush they do one after
   * the other. So on a slow disk few appends wait for the batch that is out, and on a fast one they do not.
   */
  private dispatch(): void {
    while (this.ready.length > 0 && this.free.length > 0) {
      const worthwhile = this.flushMs * APPENDS_PER_MS;
      if (this.free.length < this.connections.length && this.ready.length < worthwhile) return;
      const shares = this.ready.length < 2 * worthwhile ? 1 : this.free.length;
      const batch = this.ready.splice(0, Math.min(Math.ceil(this.ready.length / shares), this.batchMax));
      const connection = this.free.pop();
      if (connection !== undefined) void this.run(connection, batch);
    }
  }

  private async run(connection: Connection, batch: readonly Ticket[]): Promise<void> {
    const started = performance.now();
    const open = new Set(batch);
    const settle = (ticket: Ticket) => {
      open.delete(ticket);
      this.release(ticket);
    };
    try {
      await commit(await connection.client(), this.recording, batch, settle);
    } catch (error) {
      if (isRolledBack(error)) await this.runAlone(connection, open, settle, error);
      else await this.survive(connection, open, settle, error);
    }
    const settled = batch.length - open.size;
    this.measure(settled, performance.now() - started);
    if (settled > 0) this.onRecorded();
    this.retry(open);
    this.free.push(connection);
    if (this.ready.length > 0) this.schedule();
    if (this.waiting === 0) this.onEmpty?.();
  }

  /**
   * Once overtaken, an append goes first in the next batch, on the newest head; after several times, it rests and does
   * not block other appends.
   */
  private retry(open: ReadonlySet<Ticket>): void {
    const tickets = [...open];
    this.ready.unshift(...tickets.filter(({ overtaken }) => overtaken <= 1));
    for (const ticket of tickets.filter(({ overtaken }) => overtaken > 1)) {
      setTimeout(() => {
        this.ready.push(ticket);
        this.schedule();
      }, restOf(ticket));
    }
  }

  /** The statement was refused, and the reason may lie in one append. Alone, each answers for itself. */
  private async runAlone(
    connection: Connection,
    open: ReadonlySet<Ticket>,
    settle: Settle,
    cause: unknown,
  ): Promise<void> {
    const tickets = [...open];
    for (const ticket of tickets) {
      try {
        if (tickets.length === 1) throw cause;
        await commit(await connection.client(), this.recording, [ticket], settle);
      } catch (error) {
        if (!isRolledBack(error)) return this.survive(connection, open, settle, error);
        settle(ticket);
        ticket.reject(new StoreUnavailable(error));
      }
    }
  }

  /**
   * The connection broke; what was sent may have been committed. The next attempt sends the same bytes and finds out.
   */
  private async survive(
    connection: Connection,
    open: ReadonlySet<Ticket>,
    settle: Settle,
    cause: unknown,
  ): Promise<void> {
    void connection.drop();
    let breaks = 0;
    for (const ticket of open) {
      ticket.breaks += 1;
      ticket.uncertain ||= ticket.sealed !== null;
      breaks = Math.max(breaks, ticket.breaks);
      if (ticket.breaks < BREAKS_MAX) continue;
      settle(ticket);
      ticket.reject(new StoreUnavailable(cause));
    }
    await delay(RECONNECT_MS_FIRST * 2 ** breaks);
  }

  private release(ticket: Ticket): void {
    this.waiting -= 1;
    const { stream } = ticket.prepared;
    const next = this.lanes.get(stream)?.shift();
    if (next === undefined) this.lanes.delete(stream);
    else this.ready.push(next);
  }

  /** Moving averages: of the pace, for an honest Retry-After, and of what a commit costs beside its appends. */
  private measure(settled: number, ms: number): void {
    const perSecond = (settled * this.connections.length * 1_000) / Math.max(ms, 0.1);
    this.settledPerSecond = Math.max(1, 0.9 * this.settledPerSecond + 0.1 * perSecond);
    this.flushMs = 0.9 * this.flushMs + 0.1 * Math.max(ms - settled / APPENDS_PER_MS, 0.1);
  }
}

/**
 * PostgreSQL answered with an error, so the statement is undone. Not so if it announced its own end (57P…) or fell
 * silent.
 */
function isRolledBack(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && !/^(?:08|57P)/.test(error.code);
}
