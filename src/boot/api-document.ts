/** The OpenAPI document without a service: nothing is connected to, and nothing listens. */
import { type OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../app.module.js';
import { readConfig } from '../platform/config/index.js';
import { createHttpApp, describeApi } from '../platform/http/index.js';

/** No module connects before `init`, but a queue in PostgreSQL is prepared at once; one in Redis is not. */
const NOWHERE = {
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
  REDIS_URL: 'redis://127.0.0.1:1',
  KIFU_SECRETS_KEY: Buffer.alloc(32).toString('base64'),
};

export async function apiDocument(): Promise<OpenAPIObject> {
  const config = readConfig(NOWHERE, 'api');
  const nest = { logger: ['error' as const], abortOnError: false };
  return describeApi(await createHttpApp(AppModule.of(config), config, { nest }));
}
