/**
 * `npm run migrate` applies the migrations, `npm run migrate:status` tells what would be applied, `npm run
 * check:schema` compares their result with the Prisma schema. Without DATABASE_URL the embedded server is used; for the
 * comparison a fresh one, so that it needs nothing.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Lifetime, runProcess } from './boot/lifetime.js';
import { readEnvironment } from './platform/config/index.js';
import { applyMigrations, migrationStatus, schemaDrift, startEmbeddedPostgres } from './platform/database/index.js';

interface Outcome {
  readonly lines: readonly string[];
  readonly exitCode: number;
}

const COMMANDS: Readonly<Record<string, (life: Lifetime) => Promise<Outcome>>> = { apply, status, check };

await runProcess(async (life) => {
  const [name = 'apply'] = process.argv.slice(2);
  const command = COMMANDS[name] ?? usage;
  const { lines, exitCode } = await command(life);
  process.stdout.write(`${lines.join('\n')}\n`);
  await life.end(exitCode);
});

async function apply(life: Lifetime): Promise<Outcome> {
  const applied = await applyMigrations(await databaseUrl(life));
  return { lines: applied.length > 0 ? applied.map((name) => `applied ${name}`) : ['Nothing to apply.'], exitCode: 0 };
}

async function status(life: Lifetime): Promise<Outcome> {
  const { upToDate, ...findings } = await migrationStatus(await databaseUrl(life));
  const lines = Object.entries(findings).flatMap(([finding, names]) => names.map((name) => `${finding} ${name}`));
  return upToDate ? { lines: ['The database is up to date.'], exitCode: 0 } : { lines, exitCode: 1 };
}

async function check(life: Lifetime): Promise<Outcome> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kifu-check-'));
  const server = await startEmbeddedPostgres({ dataFolder, ephemeral: true });
  life.whenEnding('database', server.stop);
  const drift = await schemaDrift(server.url);
  if (drift === null) return { lines: ['The migrations bring about what prisma/schema describes.'], exitCode: 0 };
  return {
    lines: ['prisma/schema is not what the migrations bring about. Between them lies:', '', drift],
    exitCode: 1,
  };
}

function usage(): Promise<Outcome> {
  return Promise.resolve({ lines: [`Commands: ${Object.keys(COMMANDS).join(', ')}.`], exitCode: 1 });
}

async function databaseUrl(life: Lifetime): Promise<string> {
  const environment = readEnvironment(process.env, 'all');
  if (environment.databaseUrl !== undefined) return environment.databaseUrl;
  const server = await startEmbeddedPostgres({ dataFolder: environment.dataFolder });
  life.whenEnding('database', server.stop);
  return server.url;
}
