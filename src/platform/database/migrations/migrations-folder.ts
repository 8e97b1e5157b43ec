/** `prisma/migrations`, the only description of the database, read the way the schema engine wants to have it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

/** Sources and build output lie equally deep, so this holds for both. */
const PRISMA_FOLDER = fileURLToPath(new URL('../../../../prisma', import.meta.url));

export const MIGRATIONS_FOLDER = join(PRISMA_FOLDER, 'migrations');
export const SCHEMA_FOLDER = join(PRISMA_FOLDER, 'schema');

/** The migrations of `folder` in the order of their names, which begin with a timestamp. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<MigrationList> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const lockfile = await readFile(join(folder, 'migration_lock.toml'), 'utf8');
  return {
    baseDir: folder,
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: lockfile },
    migrationDirectories: await Promise.all(
      names.toSorted().map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await readFile(join(folder, name, 'migration.sql'), 'utf8') },
        },
      })),
    ),
  };
}

/** All files of the schema folder. */
export async function readSchema(folder = SCHEMA_FOLDER): Promise<{ path: string; content: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.prisma')).toSorted();
  return Promise.all(names.map(async (name) => ({ path: name, content: await readFile(join(folder, name), 'utf8') })));
}
