import pg from 'pg';

/**
 * One long-lived connection beside the pool, with the pool's settings, for users who need the same session repeatedly:
 * prepared statements, an advisory lock, LISTEN. A lost connection is replaced at the next use; simultaneous users wait
 * for the same one.
 */
export class Connection {
  private current: pg.Client | null = null;
  private opening: Promise<pg.Client> | null = null;

  constructor(
    private readonly pool: pg.Pool,
    /** What each new session begins with. */
    private readonly setUp: (client: pg.Client) => Promise<unknown> = () => Promise.resolve(),
  ) {}

  get isOpen(): boolean {
    return this.current !== null;
  }

  async client(): Promise<pg.Client> {
    if (this.current !== null) return this.current;
    this.opening ??= this.open().finally(() => (this.opening = null));
    return this.opening;
  }

  /** Ends the session, be it sound or of unknown health. The server rolls back what was not committed. */
  async drop(): Promise<void> {
    // The caller who waits for it gets the error; there is nothing to end then.
    const client = this.current ?? (await this.opening?.catch(() => null));
    this.current = null;
    // A broken connection cannot say goodbye; there is nothing left to do about that.
    await client?.end().catch(() => undefined);
  }

  private async open(): Promise<pg.Client> {
    const client = new pg.Client(this.pool.options);
    const forget = () => {
      if (this.current === client) this.current = null;
    };
    // Unheard, the error of an idle connection would end the process; its next user gets a new one.
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      await this.setUp(client);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.current = client;
    return client;
  }
}

/**
 * Prepared statements are planned once, early, and kept. What looks best while the tables are small (reading all of
 * them) would be a disaster a minute later; and planning again each time would cost more than the statement.
 */
export function planForGrowth(client: pg.Client): Promise<unknown> {
  return client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off');
}
