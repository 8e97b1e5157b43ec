/** Brings a database to the state that `prisma/migrations` describes, and tells how far from it a database is. */
import pg from 'pg';
import { MigrationFailed, MigrationLockTimeout } from '../database.errors.js';
import { MIGRATIONS_FOLDER, readMigrations, readSchema, SCHEMA_FOLDER } from './migrations-folder.js';
import { withSchemaEngine } from './schema-engine.js';

/** Tables of schema `public` that are made by migrations but not modelled for Prisma; each owner lists its own here. */
const EXTERNAL_TABLES: readonly string[] = [];

const FILTERS = { externalTables: [...EXTERNAL_TABLES], externalEnums: [] };

/**
 * One lock per database for everyone who migrates with Kifu ('KIFU' as a number). Prisma's own lock gives up after 10
 * s.
 */
const MIGRATION_LOCK = 0x4b494655;
const LOCK_WAIT_MS = 120_000;

/**
 * Applies what is missing and returns the names of what was applied. Processes that start together take turns; the
 * second finds nothing left to do.
 */
export async function applyMigrations(url: string, folder = MIGRATIONS_FOLDER): Promise<readonly string[]> {
  const migrationsList = await readMigrations(folder);
  return withMigrationLock(url, () =>
    withSchemaEngine(url, async (engine) => {
      try {
        const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: FILTERS });
        return appliedMigrationNames;
      } catch (cause) {
        throw new MigrationFailed(`The database could not be migrated. ${reason(cause)}`, { cause });
      }
    }),
  );
}

/** In a line, where the user of the connection string lacks a right; undefined where something else is wrong. */
export function whyNotMigrated(error: unknown): string | undefined {
  if (!(error instanceof MigrationFailed)) return undefined;
  const [, denied] = /(permission denied[^\n]*|must be owner[^\n]*)/.exec(error.message) ?? [];
  return (
    denied && `its user may not set the database up (${denied.trim()}); it must own the database and may CREATEROLE`
  );
}

/** How a database differs from the migrations folder. `pending` is in the order in which it would be applied. */
export interface MigrationStatus {
  readonly upToDate: boolean;
  readonly pending: readonly string[];
  /** Begun and not finished: a person must look at them. */
  readonly failed: readonly string[];
  /** Applied, and changed in the folder since. */
  readonly edited: readonly string[];
  /** Applied, and unknown to the folder: the database is newer than this program. */
  readonly unknown: readonly string[];
}

export async function migrationStatus(url: string, folder = MIGRATIONS_FOLDER): Promise<MigrationStatus> {
  const migrationsList = await readMigrations(folder);
  const found = await withSchemaEngine(url, (engine) =>
    engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters: FILTERS }),
  );
  const { history } = found;
  const pending = history !== null && 'unappliedMigrationNames' in history ? history.unappliedMigrationNames : [];
  const unknown = history !== null && 'unpersistedMigrationNames' in history ? history.unpersistedMigrationNames : [];
  const status = { pending, unknown, failed: found.failedMigrationNames, edited: found.editedMigrationNames };
  return { ...status, upToDate: Object.values(status).every((names) => names.length === 0) };
}

/**
 * The SQL that would be needed to make the result of the migrations equal to the Prisma schema; `null` when nothing is.
 * The migrations are run on a shadow database of the server at `url`, which is dropped again.
 */
export async function schemaDrift(
  url: string,
  folder = MIGRATIONS_FOLDER,
  schema = SCHEMA_FOLDER,
): Promise<string | null> {
  const migrationsList = await readMigrations(folder);
  const files = await readSchema(schema);
  const { exitCode, stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...migrationsList },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: FILTERS,
    }),
  );
  return exitCode === 0 ? null : (stdout ?? 'The schema differs.');
}

async function withMigrationLock<T>(url: string, run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'kifu-migrate' });
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${LOCK_WAIT_MS}`);
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]).catch((cause: unknown) => {
      throw new MigrationLockTimeout('Another process has been migrating this database for two minutes.', { cause });
    });
    return await run();
  } finally {
    await client.end();
  }
}

/** The engine rejects with an Error whose message is for people, sometimes wrapped in JSON. */
function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
