/** `npm run start:worker`: replays, statistics, standings and other background work. Any number may run. */
import 'reflect-metadata';
import { runProcess } from './boot/lifetime.js';
import { migrate, startWorkers } from './boot/processes.js';
import { readConfig } from './platform/config/index.js';
import { createLog } from './platform/logging/index.js';

await runProcess(async (life) => {
  const config = readConfig(process.env, 'worker');
  const log = createLog({ level: config.logLevel, process: 'worker' });
  life.logTo(log);
  await migrate(config, log);
  await startWorkers(config, log, life);
});
