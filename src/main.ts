/** `npm run start:api`: the HTTP side alone. It needs a database of its own naming, which the workers share. */
import 'reflect-metadata';
import { runProcess } from './boot/lifetime.js';
import { issueAdminKey, migrate, startHttp } from './boot/processes.js';
import { readConfig } from './platform/config/index.js';
import { createLog } from './platform/logging/index.js';

await runProcess(async (life) => {
  const config = readConfig(process.env, 'api');
  const log = createLog({ level: config.logLevel, process: 'api' });
  life.logTo(log);
  await migrate(config, log);
  const http = await startHttp(config, log, life);
  // Several API processes would revoke each other's fresh keys, so here a key is taken only when it is given.
  if (config.adminKey !== undefined) await issueAdminKey(http, config);
});
