/** The clock that all processes of a test share, set ahead by hand, so tests need not wait. */
import { vi } from 'vitest';
import { Clock } from '../../src/platform/database/index.js';

export interface SetClock {
  /** So much later, for everything that asks what time it is. */
  advance(seconds: number): void;
  now(): number;
  restore(): void;
}

export function settableClock(): SetClock {
  let aheadMs = 0;
  const now = () => Date.now() + aheadMs;
  const spy = vi.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(now()));
  return {
    advance: (seconds) => {
      aheadMs += seconds * 1000;
    },
    now,
    restore: () => spy.mockRestore(),
  };
}
