import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { DatabaseSettings } from './database-settings.js';
import { DatabaseSockets } from './database-sockets.js';
import { Heartbeat } from './heartbeat.js';
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
      providers: [provided, Clock, DatabaseSockets, Heartbeat, PgPools, PrismaService],
      exports: [provided, Clock, DatabaseSockets, PgPools, PrismaService],
    };
  }
}
