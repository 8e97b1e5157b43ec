import type pg from 'pg';

/**
 * A broken connection emits an error event, and an event without a listener ends the process. The pool listens only
 * while a connection is idle and the pool is open. The user of a connection learns of the break by the next query.
 */
export function surviveBreaks(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
