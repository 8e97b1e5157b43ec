import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DatabaseSettings, migrationStatus, PgPools } from '../database/index.js';
import { HealthIndicators } from './health-indicators.js';

/** The database answers, and its migrations are those of this program. */
@Injectable()
export class DatabaseHealth implements OnModuleInit {
  private migrated = false;
  private checking: Promise<void> | null = null;

  constructor(
    private readonly indicators: HealthIndicators,
    private readonly pools: PgPools,
    private readonly settings: DatabaseSettings,
  ) {}

  onModuleInit(): void {
    this.indicators.add('database', async () => void (await this.pools.app.query('SELECT 1')));
    // Callers who ask meanwhile wait for the same answer: finding it out takes a moment, and connections.
    this.indicators.add(
      'migrations',
      () => (this.checking ??= this.checkMigrations().finally(() => (this.checking = null))),
    );
  }

  /** Migrations are never taken back, so one good answer holds for the life of the process. */
  private async checkMigrations(): Promise<void> {
    if (this.migrated) return;
    const { pending, failed } = await migrationStatus(this.settings.url);
    if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
    if (pending.length > 0) throw new Error(`not yet applied: ${pending.join(', ')}`);
    this.migrated = true;
  }
}
