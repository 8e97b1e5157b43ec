import { afterAll, beforeAll, describe } from 'vitest';
import { DatabaseSettings } from '../../src/platform/database/index.js';
import { openQueueBackend } from '../../src/platform/queue/queue-backend.js';
import { redisInstalled, type RedisServer, startRedis } from '../support/redis.js';
import { describeQueue } from './queue.features.js';

describe.runIf(redisInstalled())('with a redis-server', () => {
  let server: RedisServer;
  let database = 0;

  beforeAll(async () => {
    server = await startRedis();
  });

  afterAll(async () => {
    await server.close();
  });

  // A logical database of its own for each test: nothing is left over from the one before.
  describeQueue('Redis', () =>
    openQueueBackend({ database: new DatabaseSettings(''), redisUrl: `${server.url}/${database++}` }),
  );
});
