import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { DatabaseSettings } from './database-settings.js';
import { PgPools } from './pg-pools.js';
import { PrismaService } from './prisma.service.js';

/** PostgreSQL for everyone: imported once, by the root module. */
@Global()
@Module({})
export class DatabaseModule {
  static at(settings: DatabaseSettings): DynamicModule {
    const provided = { provide: DatabaseSettings, useValue: settings };
    return {
      module: DatabaseModule,
      providers: [provided, Clock, PgPools, PrismaService],
      exports: [provided, Clock, PgPools, PrismaService],
    };
  }
}
