/**
 * Goal: a server that accepts connections and questions and answers none is an outage like any other: requests are
 * refused in time, and served again when it answers again; long statements of a sound server are not affected. Method:
 * a wire that holds back whatever is sent on it, which is all that one sees of a frozen server.
 */
import { randomUUID } from 'node:crypto';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskWatch, FreeSpace } from '../../src/boot/disk-watch.js';
import { outageProblems, Outages } from '../../src/boot/outages.js';
import { IdentityBootstrap, IdentityModule } from '../../src/modules/identity/index.js';
import { LeaguesModule } from '../../src/modules/leagues/index.js';
import { Config, readConfig } from '../../src/platform/config/index.js';
import { Heartbeat } from '../../src/platform/database/heartbeat.js';
import { DatabaseModule, DatabaseSettings, DatabaseSockets, PgPools } from '../../src/platform/database/index.js';
import { EventStore, EventStoreModule } from '../../src/platform/event-store/index.js';
import { HealthModule } from '../../src/platform/health/index.js';
import { createHttpApp, HttpModule, Problems } from '../../src/platform/http/index.js';
import { ProjectionsModule } from '../../src/platform/projections/index.js';
import { SecretsModule } from '../../src/platform/secrets/index.js';
import { SECRETS_KEY } from '../support/api.js';
import { type Answer, type Caller, callerAt } from '../support/caller.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { freezingWire, type FreezingWire } from '../support/freezing-wire.js';

/** In earnest it is longer; much less would be silence on a busy machine, too. */
const SILENT_MS = 4_000;

let database: TestDatabase;
let wire: FreezingWire;
let app: NestFastifyApplication;
let kifu: Caller;

beforeAll(async () => {
  database = await freshDatabase();
  wire = await freezingWire(database.url);
  const config = readConfig({ DATABASE_URL: wire.url, KIFU_SECRETS_KEY: SECRETS_KEY }, 'api');
  const root = {
    module: class Root {},
    imports: [
      DatabaseModule.at(new DatabaseSettings(wire.url, { poolMax: 6, connectsWithinMs: SILENT_MS })),
      EventStoreModule.at({ sequences: true }),
      HealthModule,
      HttpModule,
      ProjectionsModule.at({ works: true }),
      SecretsModule.at({ key: SECRETS_KEY }),
      IdentityModule,
      LeaguesModule,
      Problems.declaredIn(outageProblems),
    ],
    providers: [Outages, DiskWatch, FreeSpace, { provide: Config, useValue: config }],
  };
  app = await createHttpApp(root, { corsOrigins: [], rateLimitPerMinute: 0 }, { nest: { logger: false } });
  await app.listen(0, '127.0.0.1');
  const adminKey = await app.get(IdentityBootstrap, { strict: false }).issueAdminKey();
  kifu = callerAt(await app.getUrl(), adminKey);
});

afterAll(async () => {
  await app.close();
  await wire.close();
  await database.close();
});

const append = () =>
  app.get(EventStore).append({
    ...{ stream: randomUUID(), expected: 'no-stream', events: [{ type: 'Tried', payload: null }] },
    metadata: { actor: { keyId: 'k', role: 'admin' } },
  });
const codeOf = ({ body }: Answer) => (body as { code?: string } | undefined)?.code;
const ready = async () => (await kifu.call('GET', '/health/ready', undefined, null)).status;

/** Through connections of Prisma, of the pool, and of the pool in a transaction. */
const requests = (): Promise<readonly Answer[]> =>
  Promise.all([
    kifu.call('GET', '/v1/players'),
    kifu.call('GET', `/v1/organisations/${organisation}/roles`),
    kifu.call('PUT', `/v1/organisations/${organisation}/roles/${player}/judge`),
  ]);

let organisation: string;
let player: string;

describe('a server that does not answer', () => {
  it('is an outage for waiting and for new callers, until it answers', async () => {
    player = ((await kifu.call('POST', '/v1/players', { name: 'Abe' })).body as { id: string }).id;
    organisation = ((await kifu.call('POST', '/v1/organisations', { name: 'Club' })).body as { id: string }).id;
    await append();
    expect((await requests()).map(({ status }) => status)).toEqual([200, 200, 204]);
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);

    wire.freeze();
    const appending = expect(append()).rejects.toMatchObject({ code: 'event-store.unavailable' });
    for (const when of ['as it falls silent', 'while it is silent']) {
      for (const answer of await requests()) {
        expect([when, answer.status, codeOf(answer)]).toEqual([when, 503, 'database.unavailable']);
        expect(answer.headers.get('retry-after')).toBe('1');
      }
    }
    await appending;
    expect(await ready()).toBe(503);

    wire.thaw();
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    expect((await requests()).map(({ status }) => status)).toEqual([200, 200, 204]);
    expect(await append()).toMatchObject({ kind: 'appended' });
    const { app: pool } = app.get(PgPools);
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    const answered = await Promise.all(numbers.map((n) => pool.query<{ n: number }>('select $1::int as n', [n])));
    expect(answered.map(({ rows }) => rows[0]?.n)).toEqual(numbers);
  });

  it('is found out also by a process that has not reached it before', async () => {
    const settings = new DatabaseSettings(wire.url, { poolMax: 1, connectsWithinMs: SILENT_MS });
    const sockets = new DatabaseSockets();
    const pools = new PgPools(settings, sockets);
    await pools.app.query('select 1');
    wire.freeze();
    const waiting = expect(pools.app.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    const heartbeat = new Heartbeat(settings, sockets);
    heartbeat.onModuleInit();
    await waiting;
    wire.thaw();
    await expect.poll(() => sockets.closed, { timeout: 20_000 }).toBe(false);
    await heartbeat.onApplicationShutdown();
    await pools.onApplicationShutdown();
  });

  it('is not one that works on a long statement', async () => {
    const { rows } = await app
      .get(PgPools)
      .app.query<{ done: boolean }>(`select pg_sleep($1) is not null as done`, [(2 * SILENT_MS) / 1_000]);
    expect(rows).toEqual([{ done: true }]);
  });
});
