/** `npm run start:worker`: replays, statistics, standings and other background work. Any number may run. */
import 'reflect-metadata';
import { runProcess } from './boot/lifetime.js';
import { openLog } from './boot/open-log.js';
import { awaitDatabase, requireListening, requireRedis } from './boot/preflight.js';
import { migrate, startWorkers } from './boot/processes.js';
import { readConfig } from './platform/config/index.js';

await runProcess(async (life) => {
  const config = readConfig(process.env, 'worker');
  await requireListening('WORKER_HEALTH_PORT', config.host, config.workerHealthPort);
  await awaitDatabase(config);
  if (config.redisUrl !== undefined) await requireRedis(config.redisUrl);
  const log = openLog(config, life);
  await migrate(config, log);
  await startWorkers(config, log, life);
});
