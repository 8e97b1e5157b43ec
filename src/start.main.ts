/** `npm start`: all of Kifu in one process, on a PostgreSQL that it brings along when none is named. */
import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Lifetime, runProcess } from './boot/lifetime.js';
import { banner } from './boot/banner.js';
import { issueAdminKey, migrate, startHttp } from './boot/processes.js';
import { completeConfig, type IncompleteSettings, readEnvironment } from './platform/config/index.js';
import { startEmbeddedPostgres } from './platform/database/index.js';
import { createLog } from './platform/logging/index.js';
import { keptSecretsKey } from './platform/secrets/index.js';

await runProcess(async (life) => {
  const environment = readEnvironment(process.env, 'all');
  const log = createLog({ level: environment.logLevel, process: 'all' });
  life.logTo(log);
  const isEmbedded = environment.databaseUrl === undefined;
  const config = completeConfig(isEmbedded ? await withOwnDatabase(environment, life) : environment);
  await migrate(config, log);
  const http = await startHttp(config, log, life);
  const adminKey = await issueAdminKey(http, config);
  // Commands on this machine (the demo) find the key here; nobody else may read it.
  if (isEmbedded) {
    await writeFile(join(config.dataFolder, 'admin-key'), `${adminKey}\n`, { mode: 0o600 });
  }
  const embeddedIn = isEmbedded ? config.dataFolder : undefined;
  process.stdout.write(banner({ port: http.port, adminKey, embeddedIn }));
});

async function withOwnDatabase(settings: IncompleteSettings, life: Lifetime): Promise<IncompleteSettings> {
  const { dataFolder } = settings;
  const server = await startEmbeddedPostgres({ dataFolder });
  life.whenEnding('database', server.stop);
  void server.failed.then((error) => life.fail(error));
  return {
    ...settings,
    databaseUrl: server.url,
    secretsKey: settings.secretsKey ?? (await keptSecretsKey(dataFolder)),
  };
}
