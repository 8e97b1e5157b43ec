import { afterAll, expect, it } from 'vitest';
import { JobCatalogue } from '../../src/platform/queue/job-catalogue.js';
import { DatabaseSettings } from '../../src/platform/database/index.js';
import { openQueueBackend } from '../../src/platform/queue/queue-backend.js';
import { Queues } from '../../src/platform/queue/queues.js';
import { freshDatabase } from '../support/database.js';
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

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
});
