import { statfs } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config/index.js';
import { isDiskFull, PgPools } from '../platform/database/index.js';
import { HealthIndicators } from '../platform/health/index.js';

/** The place of the folder; a class of its own, since tests can't fill a disk. */
@Injectable()
export class FreeSpace {
  async bytesOf(folder: string): Promise<number> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }
}

/** Four segments of PostgreSQL's journal: with less it may not be able to write the next one, and then it ends. */
const BYTES_NEEDED = 64 * 1024 * 1024;

/** Makes the server write a megabyte, and leaves nothing of it. */
const WRITES = `create temporary table kifu_room on commit drop as select repeat('kifu', 250) from generate_series(1, 1024)`;

/**
 * Whether there is room for what is to be recorded. Of an embedded database the disk is here to be looked at. Of any
 * other it is known when the server refuses to write, and from then on it is tried out until it writes again.
 */
@Injectable()
export class DiskWatch implements OnModuleInit {
  private refused = false;

  constructor(
    private readonly indicators: HealthIndicators,
    private readonly pools: PgPools,
    private readonly config: Config,
    private readonly free: FreeSpace,
  ) {}

  onModuleInit(): void {
    this.indicators.add('disk', () => this.check());
  }

  /** Called at every outage. */
  hear(error: unknown): void {
    this.refused ||= isDiskFull(error);
  }

  private async check(): Promise<void> {
    const { databaseAppUrl, dataFolder } = this.config;
    if (databaseAppUrl !== undefined) {
      const left = await this.free.bytesOf(dataFolder);
      if (left < BYTES_NEEDED)
        throw new Error(`the disk of KIFU_DATA is full: ${Math.floor(left / 1024 ** 2)} MB are left`);
    }
    if (!this.refused) return;
    await this.pools.app.query(WRITES).catch((cause: unknown) => {
      throw isDiskFull(cause) ? new Error('the disk of the database is full', { cause }) : cause;
    });
    this.refused = false;
  }
}
