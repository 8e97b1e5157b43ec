import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { PgPools } from './pg-pools.js';

const SET_EVERY_MS = 60_000;

const TIME = `select extract(epoch from clock_timestamp())::float8 * 1000 as now`;

/**
 * What time it is: the database's, which all processes share, whatever the machines say that they run on. Events are
 * recorded by it, so differences between their times mean something. Tests set it ahead.
 */
@Injectable()
export class Clock implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Clock.name);
  private aheadMs = 0;
  private setting: NodeJS.Timeout | null = null;

  constructor(private readonly pools: PgPools) {}

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /**
   * Asks the database. It answered at some moment between question and answer, so a difference within that span means
   * nothing.
   */
  async set(): Promise<void> {
    const asked = Date.now();
    const { rows } = await this.pools.app.query<{ now: number }>(TIME);
    const [{ now = asked } = {}] = rows;
    const tolerance = (Date.now() - asked) / 2;
    const ahead = Math.round(now - asked - tolerance);
    if (Math.abs(ahead - this.aheadMs) > Math.max(tolerance, 1)) this.aheadMs = ahead;
  }

  async onModuleInit(): Promise<void> {
    await this.set();
    this.setting = setInterval(() => void this.trySet(), SET_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    if (this.setting !== null) clearInterval(this.setting);
  }

  private async trySet(): Promise<void> {
    await this.set().catch((error: unknown) => {
      this.logger.warn({ msg: 'the clock was not compared with that of the database', err: error });
    });
  }
}
