/** Modules of the service behind real HTTP, on a free port and a database of their own. */
import { randomBytes } from 'node:crypto';
import { type DynamicModule, type Type } from '@nestjs/common';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { CatalogueModule } from '../../src/modules/catalogue/index.js';
import { GamesModule } from '../../src/modules/games/index.js';
import { IdentityBootstrap, IdentityModule } from '../../src/modules/identity/index.js';
import { LeaguesModule } from '../../src/modules/leagues/index.js';
import { MatchesModule } from '../../src/modules/matches/index.js';
import { type Environment, type ProcessRole, readConfig } from '../../src/platform/config/index.js';
import { DatabaseModule, DatabaseSettings } from '../../src/platform/database/index.js';
import { EventStoreModule } from '../../src/platform/event-store/index.js';
import { createHttpApp, HttpModule, type HttpSettings } from '../../src/platform/http/index.js';
import { ProjectionsModule } from '../../src/platform/projections/index.js';
import { SecretsModule } from '../../src/platform/secrets/index.js';
import { type Answer, type Caller, callerAt } from './caller.js';
import { freshDatabase, type TestDatabase } from './database.js';

/** Wraps what the tests keep secret. */
export const SECRETS_KEY = randomBytes(32).toString('base64');

export type { Answer };

export interface TestApi extends Caller {
  readonly app: NestFastifyApplication;
  readonly adminKey: string;
  readonly close: () => Promise<void>;
  /** Stops the service alone: its database is the caller's from then on. */
  readonly leave: () => Promise<TestDatabase>;
}

/** The modules under test and what they stand on. */
export async function serve(
  modules: readonly (Type | DynamicModule)[] = [],
  settings: Partial<HttpSettings> = {},
): Promise<TestApi> {
  const database = await freshDatabase();
  const root = {
    module: class TestRoot {},
    imports: [
      DatabaseModule.at(new DatabaseSettings(database.url)),
      EventStoreModule.at({ sequences: true }),
      ProjectionsModule.at({ works: true }),
      HttpModule,
      SecretsModule.at({ key: SECRETS_KEY }),
      IdentityModule,
      ...modules,
    ],
  };
  return listen(root, settings, database);
}

/** What it takes to play games, and what else is under test. */
export const serveGames = (...more: readonly (Type | DynamicModule)[]): Promise<TestApi> =>
  serve([CatalogueModule, LeaguesModule, MatchesModule, GamesModule, ...more]);

/** All of Kifu as an API process runs it: without workers, unless another role is asked for. */
export async function serveKifu(
  role: ProcessRole = 'api',
  env: Environment = {},
  settings: Partial<HttpSettings> = {},
): Promise<TestApi> {
  const database = await freshDatabase();
  return listen(
    AppModule.of(readConfig({ KIFU_SECRETS_KEY: SECRETS_KEY, ...env, DATABASE_URL: database.url }, role)),
    settings,
    database,
  );
}

async function listen(root: DynamicModule, settings: Partial<HttpSettings>, database: TestDatabase): Promise<TestApi> {
  const unlimited = { corsOrigins: [], rateLimitPerMinute: 0, ...settings };
  const app = await createHttpApp(root, unlimited, { nest: { logger: ['error'] } });
  await app.listen(0, '127.0.0.1');
  const base = await app.getUrl();
  const adminKey = await app.get(IdentityBootstrap, { strict: false }).issueAdminKey();
  return {
    app,
    adminKey,
    ...callerAt(base, adminKey),
    close: async () => {
      await app.close();
      await database.close();
    },
    leave: async () => {
      await app.close();
      return database;
    },
  };
}
