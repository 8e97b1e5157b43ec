import { afterAll } from 'vitest';
import { openQueueBackend } from '../../src/platform/queue/queue-backend.js';
import { freshDatabase } from '../support/database.js';
import { describeQueue } from './queue.features.js';

const databases: { close(): Promise<void> }[] = [];

describeQueue('PostgreSQL', async () => {
  const database = await freshDatabase();
  databases.push(database);
  return openQueueBackend({ databaseUrl: database.url });
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
});
