import { problem } from '../problems/index.js';

/** What can go wrong with the database. Before the service runs, each message is for the person who starts Kifu. */
abstract class DatabaseError extends Error {
  abstract readonly code: string;
}

/** The named migrations could not be applied; the database is as it was before the failing one. */
export class MigrationFailed extends DatabaseError {
  readonly code = 'database.migration-failed';
}

/** Another process holds the migration lock for longer than we are willing to wait. */
export class MigrationLockTimeout extends DatabaseError {
  readonly code = 'database.migration-lock-timeout';
}

/** The connection did not take the role of the service (for example because a pooler drops start-up options). */
export class WrongRole extends DatabaseError {
  readonly code = 'database.wrong-role';
}

/** Another Kifu uses the same data folder. */
export class DataFolderInUse extends DatabaseError {
  readonly code = 'database.data-folder-in-use';
}

/** The embedded PostgreSQL could not be installed, initialised or started. */
export class EmbeddedPostgresFailed extends DatabaseError {
  readonly code = 'database.embedded-failed';
}

/** The service runs, and its database does not, or not yet again. */
export class DatabaseUnavailable extends problem('database.unavailable', {
  status: 503,
  title: 'The database cannot be reached',
  help: 'Send the request again after Retry-After seconds; with its idempotency key nothing is done twice.',
}) {
  readonly retryAfterSeconds = 1;
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause });
  }
}
