import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from './clock.js';
import type { PgPools } from './pg-pools.js';

const AT = Date.parse('2026-11-22T12:00:00.000Z');

/** A database that answers after `takesMs`, by a clock that is ahead of this machine's. */
const answerAfter = (aheadMs: number, takesMs: number) => {
  vi.setSystemTime(Date.now() + takesMs / 2);
  const now = Date.now() + aheadMs;
  vi.setSystemTime(Date.now() + takesMs / 2);
  return Promise.resolve({ rows: [{ now }] });
};
const clockBeside = (aheadMs: number, takesMs: number): Clock =>
  new Clock({ app: { query: () => answerAfter(aheadMs, takesMs) } } as unknown as PgPools);

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: AT }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    [5_000, 40],
    [-90_000, 40],
  ])("is the database's, which is %i ms ahead", async (aheadMs, takesMs) => {
    const clock = clockBeside(aheadMs, takesMs);
    await clock.onModuleInit();
    expect(clock.now().getTime()).toBe(AT + takesMs + aheadMs);
    clock.onModuleDestroy();
  });

  it('is that of the machine where the difference may be the way of the answer', async () => {
    const clock = clockBeside(15, 40);
    await clock.onModuleInit();
    expect(clock.now().getTime()).toBe(AT + 40);
    clock.onModuleDestroy();
  });

  it('is not changed by an answer that takes so long that it says nothing new', async () => {
    let takesMs = 40;
    const query = () => answerAfter(500, takesMs);
    const clock = new Clock({ app: { query } } as unknown as PgPools);
    await clock.onModuleInit();
    takesMs = 4_000;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(clock.now().getTime() - Date.now()).toBe(500);
    clock.onModuleDestroy();
  });

  it('is compared again, and goes on where the database does not answer', async () => {
    Logger.overrideLogger(false);
    let aheadMs: number | null = 9_000;
    const query = () =>
      aheadMs === null ? Promise.reject(new Error('down')) : Promise.resolve({ rows: [{ now: Date.now() + aheadMs }] });
    const clock = new Clock({ app: { query } } as unknown as PgPools);
    const ahead = () => clock.now().getTime() - Date.now();
    await clock.onModuleInit();
    aheadMs = null;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ahead()).toBe(9_000);
    aheadMs = 4_000;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ahead()).toBe(4_000);
    Logger.overrideLogger(['log', 'warn', 'error', 'fatal']);
    clock.onModuleDestroy();
  });
});
