import { afterAll, describe } from 'vitest';
import { redisInstalled, type RedisServer, startRedis } from '../../support/redis.js';
import { describeDeadlines } from './deadlines.features.js';

describe.runIf(redisInstalled())('with a redis-server', () => {
  let server: RedisServer | undefined;
  afterAll(() => server?.close());

  describeDeadlines('Redis', async () => {
    server = await startRedis();
    return { REDIS_URL: server.url };
  });
});
