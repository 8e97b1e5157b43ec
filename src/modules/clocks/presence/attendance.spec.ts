import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Timekeeper, Watching } from '../../games/index.js';
import { ClockSchedule, type ClockTable, type SeatOfGame } from '../clock-table.js';
import { Attendance } from './attendance.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('streams are counted one time after the other, however long the database takes', async () => {
  const waiting: (() => void)[] = [];
  const table = {
    attend: () => new Promise<readonly SeatOfGame[]>((resolve) => waiting.push(() => resolve([]))),
  };
  const attendance = new Attendance(
    table as unknown as ClockTable,
    {} as unknown as Timekeeper,
    { all: () => [{ gameId: 'g', seat: 'p1' }] } as unknown as Watching,
    new ClockSchedule(),
  );
  attendance.onApplicationBootstrap();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(waiting).toHaveLength(2);
  let isDown = false;
  const down = attendance.onModuleDestroy().then(() => (isDown = true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([waiting.length, isDown]).toEqual([2, false]);
  waiting[1]?.();
  await down;
});
