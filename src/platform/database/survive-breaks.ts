import type pg from 'pg';

/**
 * A connection that breaks says so by an event, and an event that nobody hears ends the process. Idle ones are the pool's to
 * hear and to replace; of one that is in somebody's hands, their next query tells them.
 */
export function surviveBreaks(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined));
}
