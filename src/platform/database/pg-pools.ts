import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { APP_ROLE, DatabaseSettings } from './database-settings.js';
import { DatabaseSockets } from './database-sockets.js';
import { WrongRole } from './database.errors.js';
import { surviveBreaks } from './survive-breaks.js';

/** Plain connections for what must be fast: appending events, reading the feed, filling projections. */
@Injectable()
export class PgPools implements OnModuleInit, OnApplicationShutdown {
  /** The service's everyday connections, in the role `kifu_app`. */
  readonly app: pg.Pool;
  private readonly logger = new Logger(PgPools.name);
  private ownerPool: pg.Pool | undefined;

  constructor(
    private readonly settings: DatabaseSettings,
    private readonly sockets: DatabaseSockets = new DatabaseSockets(),
  ) {
    this.app = this.open(settings.appUrl, 'kifu', settings.poolMax);
  }

  /** For maintenance only (rebuilds that swap tables, the state of the migrations). Opened when first asked for. */
  get owner(): pg.Pool {
    return (this.ownerPool ??= this.open(this.settings.url, 'kifu-owner', 2));
  }

  /**
   * Connection poolers between us and the server may drop the option that sets the role; then nothing would guard the
   * events.
   */
  async onModuleInit(): Promise<void> {
    const { rows } = await this.app.query<{ role: string }>('SELECT current_user AS role');
    const role = rows[0]?.role;
    if (role === APP_ROLE) return;
    const advice = 'If a connection pooler is in between, let it pass the start-up parameter "options".';
    throw new WrongRole(`The database connection works as "${String(role)}" instead of "${APP_ROLE}". ${advice}`);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  async close(): Promise<void> {
    for (const pool of [this.app, this.ownerPool]) if (pool !== undefined && !pool.ended) await pool.end();
  }

  private open(connectionString: string, name: string, max: number): pg.Pool {
    const pool = new pg.Pool({
      connectionString,
      max,
      application_name: name,
      keepAlive: true,
      stream: this.sockets.create,
      connectionTimeoutMillis: this.settings.connectsWithinMs,
      idleTimeoutMillis: 30_000,
    });
    pool.on('error', (error) => {
      // The end of a pool does not wait for its sockets: the server may close them first.
      if (!pool.ending) this.logger.warn(`An idle database connection broke: ${error.message}`);
    });
    surviveBreaks(pool);
    return pool;
  }
}
