/** `npm start`: all of Kifu in one process, on a PostgreSQL that it brings along when none is named. */
import 'reflect-metadata';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { banner } from './boot/banner.js';
import { ONLY_HERE, withEmbedded } from './boot/embedded.js';
import { type Lifetime, runProcess } from './boot/lifetime.js';
import { openLog } from './boot/open-log.js';
import { requireAdminKey, requireDatabase, requireListening, requireRedis } from './boot/preflight.js';
import { issueAdminKey, migrate, startHttp } from './boot/processes.js';
import { completeConfig, type Config, type IncompleteSettings, readEnvironment } from './platform/config/index.js';
import { requireFolder, startEmbeddedPostgres } from './platform/database/index.js';
import { type Log } from './platform/logging/index.js';

await runProcess(async (life) => {
  const environment = readEnvironment(process.env, 'all');
  const { dataFolder, databaseUrl, host, port, redisUrl } = environment;
  const named = databaseUrl === undefined ? undefined : completeConfig(environment);
  requireAdminKey(environment);
  await requireListening('PORT', host ?? ONLY_HERE, port);
  if (named === undefined) await requireFolder(dataFolder);
  else await requireDatabase(named);
  if (redisUrl !== undefined) await requireRedis(redisUrl);
  // At the terminal it would hide what a person is to read.
  const logFile = environment.logFile ?? join(dataFolder, 'kifu.log');
  const log = openLog({ ...environment, logFile }, life);
  const config = named ?? completeConfig(await withOwnDatabase(environment, life, log));
  const applied = await migrate(config, log);
  if (applied > 0) tell(`Database set up (${applied} migrations).`);
  const http = await startHttp(config, log, life);
  const adminKey = await issueAdminKey(http, config);
  const madeKey = config.adminKey === undefined ? adminKey : undefined;
  const keyFile = named === undefined ? await keepKey(config, madeKey) : undefined;
  const embeddedIn = named === undefined ? dataFolder : undefined;
  process.stdout.write(banner({ port: http.port, madeKey, keyFile, embeddedIn, logFile, node: process.versions.node }));
});

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function withOwnDatabase(settings: IncompleteSettings, life: Lifetime, log: Log): Promise<IncompleteSettings> {
  const { dataFolder } = settings;
  tell(`Starting PostgreSQL in ${dataFolder} …`);
  const server = await startEmbeddedPostgres({ dataFolder, onNews: ({ level, message }) => log[level](message) });
  life.whenEnding('database', server.stop);
  void server.failed.then((error) => life.fail(error));
  return withEmbedded(settings, server);
}

/**
 * Commands on this machine (the demo) read a key that was made here; other users may not. The operator keeps a key that
 * was set.
 */
async function keepKey({ dataFolder }: Config, madeKey: string | undefined): Promise<string | undefined> {
  const path = join(dataFolder, 'admin-key');
  await rm(path, { force: true });
  if (madeKey === undefined) return undefined;
  await writeFile(path, `${madeKey}\n`, { mode: 0o600 });
  return path;
}
