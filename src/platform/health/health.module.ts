import { Global, Module } from '@nestjs/common';
import { DatabaseHealth } from './database-health.js';
import { HealthController } from './health.controller.js';
import { HealthIndicators } from './health-indicators.js';
import { HealthServer } from './health-server.js';
import { collectProcessMetrics } from './metrics.js';

/** Imported once, by the root module, after the database. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [HealthIndicators, HealthServer, DatabaseHealth],
  exports: [HealthIndicators, HealthServer],
})
export class HealthModule {
  constructor() {
    collectProcessMetrics();
  }
}
