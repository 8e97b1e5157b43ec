/**
 * Readiness against a real database: what it says when migrations are missing, events wait in vain, or the server is
 * gone.
 */
import { randomUUID } from 'node:crypto';
import { Test } from '@nestjs/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseModule, DatabaseSettings, PgPools } from '../../src/platform/database/index.js';
import { EventStore, EventStoreModule, OutboxWatch, Sequencer } from '../../src/platform/event-store/index.js';
import { HealthIndicators, HealthModule, HealthServer } from '../../src/platform/health/index.js';
import { HttpModule } from '../../src/platform/http/index.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

let db: TestDatabase;

beforeEach(async () => {
  db = await freshDatabase();
});

afterEach(() => db.close());

async function start() {
  const database = DatabaseModule.at(new DatabaseSettings(db.url));
  const imports = [database, EventStoreModule.at({ sequences: false }), HealthModule, HttpModule];
  const app = await Test.createTestingModule({ imports }).compile();
  await app.init();
  return app;
}

describe('readiness', () => {
  it('is given on a migrated database', async () => {
    const app = await start();
    const readiness = await app.get(HealthIndicators).readiness();
    expect(readiness).toEqual({ ready: true, status: 'ready', checks: { database: 'up', migrations: 'up' } });
    await app.close();
  });

  it('names migrations that are not applied', async () => {
    const app = await start();
    const { owner } = app.get(PgPools);
    const last = '(SELECT max(migration_name) FROM _prisma_migrations)';
    const { rows } = await owner.query<{ migration_name: string }>(
      `DELETE FROM _prisma_migrations WHERE migration_name = ${last} RETURNING migration_name`,
    );
    expect((await app.get(HealthIndicators).readiness()).checks).toMatchObject({
      migrations: { down: `not yet applied: ${rows[0]?.migration_name}` },
    });
    await app.close();
  });

  it('is refused when the database is gone', async () => {
    const app = await start();
    await db.close();
    const { ready, checks } = await app.get(HealthIndicators).readiness();
    expect(ready).toBe(false);
    expect(checks.database).toHaveProperty('down');
    await app.close();
  });

  it('notices events that wait for a sequencer, and that they no longer do', async () => {
    const app = await start();
    const watch = new OutboxWatch(app.get(PgPools).app, 50);
    const check = () =>
      watch.check().then(
        () => 'up',
        (error: unknown) => String(error),
      );
    expect(await check()).toBe('up');
    await app.get(EventStore).append({
      stream: randomUUID(),
      expected: 'no-stream',
      events: [{ type: 'Tried', payload: null }],
      metadata: { actor: { keyId: 'k', role: 'admin' } },
    });
    expect(await check()).toBe('up');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await check()).toContain('events have waited for the sequencer');
    app.get(Sequencer).start();
    await expect.poll(check, { timeout: 20_000 }).toBe('up');
    await app.close();
  });
});

describe('the health server of a worker', () => {
  it('answers as the API does', async () => {
    const app = await start();
    const port = await app.get(HealthServer).listen('127.0.0.1', 0);
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: answer.status, body: await answer.text() };
    };
    expect(await get('/health/live')).toEqual({ status: 200, body: '{"status":"live"}' });
    expect(await get('/health/ready')).toMatchObject({ status: 200 });
    expect((await get('/metrics')).body).toContain('process_cpu_seconds_total');
    expect(await get('/')).toMatchObject({ status: 404 });
    app.get(HealthIndicators).add('queue', () => Promise.reject(new Error('gone')));
    expect(await get('/health/ready')).toMatchObject({
      status: 503,
      body: expect.stringContaining('"queue":{"down":"gone"}') as string,
    });
    await app.close();
    await expect(get('/health/live')).rejects.toThrow('fetch failed');
  });
});
