import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OutboxWatch } from './outbox-watch.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Checks again after so many milliseconds, with this event the oldest one that waits; null where none does. */
function watching(patienceMs?: number) {
  const state: { oldest: string | null } = { oldest: null };
  const query = () => Promise.resolve({ rows: [state] });
  const watch = new OutboxWatch({ query } as unknown as Pool, patienceMs);
  return async (oldest: string | null, afterMs: number): Promise<string> => {
    vi.advanceTimersByTime(afterMs);
    state.oldest = oldest;
    return watch.check().then(
      () => 'well',
      (error: unknown) => String(error),
    );
  };
}

it('says nothing while events move on', async () => {
  const check = watching();
  for (const oldest of ['1', '2', null, '3', '4']) expect(await check(oldest, 60_000)).toBe('well');
});

it('tells of an event that is the oldest for longer than five seconds, until it has its place', async () => {
  const check = watching();
  expect(await check('1', 60_000)).toBe('well');
  expect(await check('1', 5_000)).toBe('well');
  expect(await check('1', 1_000)).toBe('Error: events have waited for the sequencer for 6 s');
  expect(await check(null, 1_000)).toBe('well');
  expect(await check('2', 0)).toBe('well');
  expect(await check('2', 5_001)).toBe('Error: events have waited for the sequencer for 5 s');
  expect(await check('3', 0)).toBe('well');
});

it('waits as long as it is told to', async () => {
  const check = watching(100);
  expect([await check('1', 0), await check('1', 100)]).toEqual(['well', 'well']);
  expect(await check('1', 900)).toBe('Error: events have waited for the sequencer for 1 s');
});
