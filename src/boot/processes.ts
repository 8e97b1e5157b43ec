/** What the three entry points share: a migrated database, the HTTP side, the workers. */
import { NestFactory } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance } from 'fastify';
import { AppModule } from '../app.module.js';
import { IdentityBootstrap } from '../modules/identity/index.js';
import { type Config, ConfigInvalid } from '../platform/config/index.js';
import { applyMigrations, whyNotMigrated } from '../platform/database/index.js';
import { HealthServer, measureRequests } from '../platform/health/index.js';
import { createHttpApp, type WebSettings } from '../platform/http/index.js';
import { type Log, logRequests, NestLogger, requestIds, type Subjects } from '../platform/logging/index.js';
import { type Lifetime } from './lifetime.js';
import { listeningFault } from './preflight.js';

/** Ids that belong on the log line of a request. */
const SUBJECTS: Subjects = {
  games: 'gameId',
  matches: 'matchId',
  leagues: 'leagueId',
  players: 'playerId',
  decks: 'deckId',
};

/** Brings the database up to date; processes that start together take turns. Returns how many migrations that took. */
export async function migrate(config: Config, log: Log): Promise<number> {
  const applied = await applyMigrations(config.databaseUrl).catch((cause: unknown) => {
    const why = whyNotMigrated(cause);
    throw why === undefined ? cause : new ConfigInvalid([`DATABASE_URL: ${why}`]);
  });
  if (applied.length > 0) log.info({ applied }, 'migrated');
  return applied.length;
}

export interface HttpProcess {
  readonly app: NestFastifyApplication;
  readonly port: number;
}

/** Starts to listen. In the role `all` the workers run in the same application. */
export async function startHttp(config: Config, log: Log, life: Lifetime): Promise<HttpProcess> {
  const options = { nest: { logger: new NestLogger(log), abortOnError: false }, fastify: requestIds };
  const app = await createHttpApp(AppModule.of(config), { ...config, web: webOf(config) }, options);
  life.whenEnding('HTTP server', () => app.close());
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  logRequests(server, log, SUBJECTS);
  measureRequests(server);
  await app.init();
  // The document is read or computed at its first request, which takes longer than a player should wait.
  await server.inject('/docs/openapi.json');
  await app.listen({ port: config.port, host: config.host }).catch((cause: unknown) => {
    throw listeningFault('PORT', config.host, config.port, cause);
  });
  const [address] = server.addresses();
  const port = typeof address === 'object' ? address.port : config.port;
  log.info({ port, role: config.role }, 'listening');
  return { app, port };
}

const webOf = ({ webFolder, cardImages }: Config): WebSettings => ({
  folder: webFolder,
  imageOrigins: cardImages === undefined ? [] : [new URL(cardImages).origin],
});

/** Makes the key of the first administrator. It is returned, to be shown to a person once, and never logged. */
export function issueAdminKey({ app }: HttpProcess, { adminKey }: Config): Promise<string> {
  return app.get(IdentityBootstrap, { strict: false }).issueAdminKey(adminKey);
}

/** Whether anybody holds the role of an administrator, by a key that is good. */
export function hasAdmin({ app }: HttpProcess): Promise<boolean> {
  return app.get(IdentityBootstrap, { strict: false }).hasAdmin();
}

/** Runs the background work; there is no API, but liveness, readiness and metrics are served. */
export async function startWorkers(config: Config, log: Log, life: Lifetime): Promise<void> {
  const options = { logger: new NestLogger(log), abortOnError: false };
  const app = await NestFactory.createApplicationContext(AppModule.of(config), options);
  life.whenEnding('workers', () => app.close());
  const health = app.get(HealthServer);
  const port = await health.listen(config.host, config.workerHealthPort).catch((cause: unknown) => {
    throw listeningFault('WORKER_HEALTH_PORT', config.host, config.workerHealthPort, cause);
  });
  log.info({ port, role: config.role }, 'working');
}
