import type pg from 'pg';

/**
 * A connection that breaks says so by an event, and an event that nobody hears ends the process. Idle ones the pool
 * replaces, and has none left after its end, when the server may still have something to say; of one that is in
 * somebody's hands, their next query tells them.
 */
export function surviveBreaks(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
