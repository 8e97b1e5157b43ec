import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { Connection } from './connection.js';
import { LEDGER_CHANNEL } from './drain.js';

type Waiter = { readonly position: number; readonly wake: () => void };

/** A notification can be lost with its connection. The longest wait for an event that is already recorded. */
const POLL_MS = 1_000;

/** Appends that come one after the other have their places in less. */
const QUIET_MS = 200;

/** Knows how far the ledger has come, and wakes waiting readers: by notification, and by a look once a second. */
export class LedgerListener {
  private readonly logger = new Logger(LedgerListener.name);
  private readonly connection: Connection;
  private readonly waiters = new Set<Waiter>();
  private known = 0;
  private grownAt = -Infinity;
  private polling: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(
    pool: Pool,
    private readonly readHead: () => Promise<number>,
  ) {
    this.connection = new Connection(pool, async (client) => {
      client.on('notification', ({ payload }) => this.advance(Number(payload)));
      await client.query(`listen ${LEDGER_CHANNEL}`);
    });
  }

  /** Resolves when the ledger has an event beyond the position, when the time is over, or when the signal says so. */
  async waitBeyond(position: number, timeoutMs: number, signal?: AbortSignal): Promise<void> {
    if (this.known > position || signal?.aborted === true) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', wake);
        this.waiters.delete(waiter);
        if (this.waiters.size === 0) this.stopPolling();
        resolve();
      };
      const waiter = { position, wake };
      const timer = setTimeout(wake, timeoutMs);
      signal?.addEventListener('abort', wake);
      this.waiters.add(waiter);
      this.startPolling();
    });
  }

  /** Resolves when the ledger has not grown for a moment, when the time is over, or when the signal says so. */
  async waitUntilQuiet(timeoutMs: number, signal?: AbortSignal): Promise<void> {
    const end = performance.now() + timeoutMs;
    while (signal?.aborted !== true) {
      const left = Math.min(end, this.grownAt + QUIET_MS) - performance.now();
      if (left <= 0) return;
      await this.waitBeyond(this.known, left, signal);
    }
  }

  /** Everybody who waits is let go. Waiting is still possible, but ends only by time or signal. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { wake } of this.waiters) wake();
    await this.connection.drop();
  }

  private advance(head: number): void {
    if (head <= this.known) return;
    this.known = head;
    this.grownAt = performance.now();
    for (const { position, wake } of this.waiters) if (this.known > position) wake();
  }

  private startPolling(): void {
    if (this.polling !== null || this.closed) return;
    this.polling = setInterval(() => void this.look(), POLL_MS);
    // While the session listens, `known` is up to date. Without it, the first look must not wait a second.
    if (!this.connection.isOpen) void this.look();
  }

  private stopPolling(): void {
    if (this.polling !== null) clearInterval(this.polling);
    this.polling = null;
  }

  /** Listening comes before reading: what is sequenced in between is in one of the two. */
  private async look(): Promise<void> {
    try {
      if (!this.connection.isOpen) await this.connection.client();
      this.advance(await this.readHead());
    } catch (error) {
      if (!this.closed)
        this.logger.warn(`The ledger could not be watched, next try in ${POLL_MS} ms: ${String(error)}`);
    }
  }
}
