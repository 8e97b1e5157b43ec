/** The door to PostgreSQL: connections for the service, and the means to set a database up. */
export { Clock } from './clock.js';
export { DatabaseModule } from './database.module.js';
export { DatabaseSettings } from './database-settings.js';
export { DatabaseSockets } from './database-sockets.js';
export { PgPools } from './pg-pools.js';
export { PrismaService } from './prisma.service.js';
export { Prisma } from './generated/client.js';
export * from './database.errors.js';
export { isDiskFull, isOutage, isPassing } from './outage.js';
export { surviveBreaks } from './survive-breaks.js';
export { inTransaction } from './transaction.js';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded/embedded-postgres.js';
export { requireFolder } from './embedded/require-folder.js';
export { databaseFault, networkFault, whyNoDatabase } from './reachable.js';
export { findEmbeddedPostgres } from './embedded/running-server.js';
export {
  applyMigrations,
  migrationStatus,
  schemaDrift,
  type MigrationStatus,
  whyNotMigrated,
} from './migrations/migrate.js';
