import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { JobCatalogue } from '../../src/platform/queue/job-catalogue.js';
import { DatabaseSettings } from '../../src/platform/database/index.js';
import { openQueueBackend } from '../../src/platform/queue/queue-backend.js';
import { Queues } from '../../src/platform/queue/queues.js';
import { freshDatabase } from '../support/database.js';
import { Relay } from '../support/chaos/relay.js';
import { freePort } from '../support/processes.js';
import { describeQueue } from './queue.features.js';

const databases: { close(): Promise<void> }[] = [];

describeQueue('PostgreSQL', async () => {
  const database = await freshDatabase();
  databases.push(database);
  return openQueueBackend({ database: new DatabaseSettings(database.url) });
});

it('keeps jobs in its schema also where the connection string has options of its own', async () => {
  const database = await freshDatabase();
  databases.push(database);
  const url = new URL(database.url);
  url.searchParams.set('options', '-c work_mem=8MB');
  const backend = await openQueueBackend({ database: new DatabaseSettings(url.href) });
  const catalogue = new JobCatalogue();
  catalogue.register({ effect: 'make-thing', on: [], jobFor: () => null, run: () => Promise.resolve() });
  const queues = new Queues(backend, catalogue);
  await queues.add('make-thing', [{ id: 'thing-1', data: null }]);
  expect(await queues.countsOf('make-thing')).toMatchObject({ waiting: 1 });
  await queues.close();
  await backend.close();
});

it('adds a few jobs without the temporary tables that a batch costs', async () => {
  const database = await freshDatabase();
  databases.push(database);
  const backend = await openQueueBackend({ database: new DatabaseSettings(database.url) });
  const catalogue = new JobCatalogue();
  catalogue.register({ effect: 'make-thing', on: [], jobFor: () => null, run: () => Promise.resolve() });
  const queues = new Queues(backend, catalogue);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // A session's own schema stays when its temporary tables are gone.
  const sessions = async () =>
    (await client.query(`select from pg_namespace where nspname like 'pg\\_temp\\_%'`)).rowCount;
  const requests = Array.from({ length: 20 }, (_, place) => ({ id: `thing-${place}`, data: null }));
  await queues.add('make-thing', requests.slice(0, 8));
  expect(await sessions()).toBe(0);
  await queues.add('make-thing', requests);
  expect(await sessions()).toBe(1);
  expect(await queues.countsOf('make-thing')).toMatchObject({ waiting: 20 });
  await client.end();
  await queues.close();
  await backend.close();
});

it('is reached again, also if it was never reached before the outage', async () => {
  const database = await freshDatabase();
  databases.push(database);
  const url = new URL(database.url);
  const [relay, port] = [new Relay(await freePort()), Number(url.port)];
  await relay.open(port);
  url.port = String(relay.port);
  const backend = await openQueueBackend({ database: new DatabaseSettings(url.href) });
  const catalogue = new JobCatalogue();
  catalogue.register({ effect: 'make-thing', on: [], jobFor: () => null, run: () => Promise.resolve() });
  const queues = new Queues(backend, catalogue);
  await relay.close();
  await expect(queues.countsOf('make-thing')).rejects.toMatchObject({ code: 'queue.unavailable' });
  await relay.open(port);
  await expect.poll(() => queues.countsOf('make-thing').catch(() => null)).toMatchObject({ waiting: 0 });
  await queues.close();
  await backend.close();
  await relay.close();
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
});
