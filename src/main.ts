/** `npm run start:api`: the HTTP side alone. It needs a database of its own naming, which the workers share. */
import 'reflect-metadata';
import { firstKey } from './boot/banner.js';
import { runProcess } from './boot/lifetime.js';
import { openLog } from './boot/open-log.js';
import { requireAdminKey, requireDatabase, requireListening, requireRedis } from './boot/preflight.js';
import { hasAdmin, issueAdminKey, migrate, startHttp } from './boot/processes.js';
import { readConfig } from './platform/config/index.js';

await runProcess(async (life) => {
  const config = readConfig(process.env, 'api');
  requireAdminKey(config);
  await requireListening('PORT', config.host, config.port);
  await requireDatabase(config);
  if (config.redisUrl !== undefined) await requireRedis(config.redisUrl);
  const log = openLog(config, life);
  await migrate(config, log);
  const http = await startHttp(config, log, life);
  // Several API processes would revoke each other's fresh keys, so here a key is taken only when it is given.
  if (config.adminKey !== undefined) await issueAdminKey(http, config);
  else if (!(await hasAdmin(http))) process.stdout.write(firstKey);
});
