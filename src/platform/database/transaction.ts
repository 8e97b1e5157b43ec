import type pg from 'pg';

/** Commits what `work` did, or none of it where it throws. `begin` may set what holds for this transaction only. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    broken = false;
    return result;
  } finally {
    // A connection whose transaction did not commit is thrown away, and the server rolls back: simpler than asking.
    client.release(broken);
  }
}
