import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobsModule } from '../../../src/modules/jobs/index.js';
import { Jobs, Queues, QueueModule } from '../../../src/platform/queue/index.js';
import { serve, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';

let failing = true;

@Module({})
class FailingModule implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    const run = () => (failing ? Promise.reject(new Error('no such file')) : Promise.resolve());
    this.jobs.register({ effect: 'make-thing', on: [], jobFor: () => null, run });
  }
}

let api: TestApi;

beforeAll(async () => {
  api = await serve([QueueModule.at({ works: true }), JobsModule, FailingModule]);
  Logger.overrideLogger(false); // Its job fails on purpose.
  await api.app.get(Queues).add('make-thing', [{ id: 'thing-1', data: { n: 1 } }], { attempts: 2, backoffMs: 10 });
});

afterAll(async () => {
  Logger.overrideLogger(['log', 'warn', 'error', 'fatal']);
  await api.close();
});

const jobs = async () =>
  (await api.call('GET', '/v1/jobs')).body as Record<string, { counts: Record<string, number> }[]>;

describe('/v1/jobs', () => {
  it('shows counts by effect and the dead letters with their reason', async () => {
    // The queue is counted and listed by two questions, between which a job may die: both must have noticed.
    const overview = await eventually('a dead job', async () => {
      const body = await jobs();
      return body['dead']?.length === 1 && body['effects']?.[0]?.counts['dead'] === 1 ? body : null;
    });
    expect(overview).toMatchObject({
      effects: [{ effect: 'make-thing', counts: { waiting: 0, active: 0, retrying: 0, completed: 0, dead: 1 } }],
      retrying: [],
      dead: [{ effect: 'make-thing', id: 'thing-1', attempts: 2, reason: 'no such file', data: { n: 1 } }],
      setAside: [],
    });
  });

  it('retries a dead job on demand, once', async () => {
    failing = false;
    expect(await api.call('POST', '/v1/jobs/thing-1/retry')).toMatchObject({ status: 202, body: { state: 'waiting' } });
    await eventually('the job is completed', async () =>
      (await jobs())['effects']?.[0]?.counts['completed'] === 1 ? true : null,
    );
    const again = await api.call('POST', '/v1/jobs/thing-1/retry');
    expect(again).toMatchObject({ status: 409, body: { code: 'job.not-dead' } });
  });

  it('does not know a job that was never asked for', async () => {
    expect(await api.call('POST', '/v1/jobs/nobody-1/retry')).toMatchObject({
      status: 404,
      body: { code: 'job.not-found' },
    });
  });

  it('is for operators of the service', async () => {
    const player = await api.call('POST', '/v1/players', { name: 'Player One' });
    const { key } = player.body as { key: string };
    expect(await api.call('GET', '/v1/jobs', undefined, key)).toMatchObject({ status: 403 });
    expect(await api.call('POST', '/v1/jobs/thing-1/retry', undefined, key)).toMatchObject({ status: 403 });
  });
});
