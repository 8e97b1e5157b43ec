/**
 * Goal: whatever a task does, it ends within its limits, the process goes on, and the next task finds a process; and
 * nobody waits for all the tasks of somebody else.
 */
import { afterAll, describe, expect, it } from 'vitest';
import {
  TaskFailed,
  type TaskLimits,
  TaskQueueFull,
  TaskPool,
  TaskTooLarge,
  TaskTooLong,
} from '../../../src/platform/tasks/index.js';

const SCRIPT = new URL('../../support/tasks.main.ts', import.meta.url);
const LIMITS: TaskLimits = { processes: 2, ms: 2_000, heapMb: 64, waitingOfOne: 3, waitingOfAll: 5 };

const pools: TaskPool<string, unknown>[] = [];
const pool = (limits: Partial<TaskLimits> = {}) => {
  const opened = new TaskPool<string, unknown>(SCRIPT, { ...LIMITS, ...limits });
  pools.push(opened);
  return opened;
};

afterAll(() => Promise.all(pools.map((each) => each.close())));

describe('a task', () => {
  const threads = pool();
  const run = (input: string) => threads.run({ caller: 'me', input, answer: () => Promise.resolve('that') });

  it('gives what it gives, and may ask for what only the process has', async () => {
    expect([await run('hello'), await run('ask')]).toEqual(['hello', 'that']);
  });

  it.each([
    ['loop', TaskTooLong],
    ['loop-silently', TaskTooLong],
    // What it tells waits in its memory until we have read it: which limit it meets first, the machine decides.
    ['flood', /^It took more than (2000 ms|64 MB of memory)\.$/],
    ['recurse', TaskFailed],
    ['throw', TaskFailed],
    ['exit', TaskFailed],
    ['reject-later', TaskFailed],
  ])('that does %s is ended, and the next one is carried out', async (input, error) => {
    await expect(run(input)).rejects.toThrow(error);
    expect(await run('next')).toBe('next');
  });

  it.each(['fill', 'fill-a-list', 'fill-a-map', 'fill-a-text'])(
    'that does %s takes no more memory than it may',
    async (input) => {
      const patient = pool({ ms: 60_000 });
      await expect(patient.run({ caller: 'me', input })).rejects.toThrow(TaskTooLarge);
      expect(await patient.run({ caller: 'me', input: 'next' })).toBe('next');
    },
  );

  it('knows nothing of the environment of the process', async () => {
    process.env['KIFU_SECRETS_KEY'] ??= 'secret';
    expect(await run('environment')).toEqual([]);
  });

  it('fails where what it asks for cannot be had', async () => {
    const answer = () => Promise.reject(new Error('no database'));
    await expect(threads.run({ caller: 'me', input: 'ask', answer })).rejects.toThrow('no database');
    expect(await run('next')).toBe('next');
  });
});

describe('the order of tasks', () => {
  it('leaves others a process while one caller has tasks that never end', async () => {
    const threads = pool({ ms: 60_000 });
    const endless = [1, 2, 3].map(() => threads.run({ caller: 'a', input: 'loop-silently' }).catch(() => 'ended'));
    let isEnded = false;
    void Promise.race(endless).then(() => (isEnded = true));
    expect(await threads.run({ caller: 'b', input: 'mine' })).toBe('mine');
    expect(isEnded).toBe(false);
    await threads.close();
  });

  it('is bounded, for one caller and for all', async () => {
    const threads = pool({ processes: 1 });
    const run = (caller: string) => threads.run({ caller, input: 'hello' });
    const first = [1, 2, 3, 4].map(() => run('a'));
    await expect(run('a')).rejects.toMatchObject({ most: 3 });
    const others = ['b', 'c'].map(run);
    await expect(run('d')).rejects.toBeInstanceOf(TaskQueueFull);
    await expect(run('d')).rejects.toMatchObject({ most: 5 });
    expect(await Promise.all([...first, ...others])).toHaveLength(6);
  });

  it('ends with the process: what waits and what runs is given up', async () => {
    const threads = pool({ processes: 1, ms: 60_000 });
    const given = [1, 2].map((at) => threads.run({ caller: `${at}`, input: 'loop-silently' }));
    const outcomes = Promise.allSettled(given);
    await threads.close();
    expect(await outcomes).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    await expect(threads.run({ caller: 'a', input: 'late' })).rejects.toThrow(TaskFailed);
  });
});
