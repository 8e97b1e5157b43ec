/** `prisma/migrations`, the only description of the database, read the way the schema engine wants to have it. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

/** Beside package.json, above the sources and above every build, at any depth. */
const PRISMA_FOLDER = join(homeOf(dirname(fileURLToPath(import.meta.url))), 'prisma');

export const MIGRATIONS_FOLDER = join(PRISMA_FOLDER, 'migrations');
export const SCHEMA_FOLDER = join(PRISMA_FOLDER, 'schema');

function homeOf(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('The program lies in no package: prisma/migrations is not to be found.');
  return homeOf(above);
}

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
