import { describe, expect, it } from 'vitest';
import { restAfter } from './pace.js';

describe('restAfter', () => {
  const pace = { perSecond: 100, atOnce: 50, lateMs: 10_000 };
  const at = '2026-01-01T00:00:00.000Z';
  const now = Date.parse(at);

  it('follows from how many were taken', () => {
    expect(restAfter(pace, [{ recordedAt: at }], now)).toBe(10);
    expect(
      restAfter(
        pace,
        Array.from({ length: 50 }, () => ({ recordedAt: at })),
        now,
      ),
    ).toBe(500);
  });

  it('is none after nothing, and none once the last of them is late', () => {
    const old = { recordedAt: new Date(now - 20_000).toISOString() };
    expect(restAfter(pace, [], now)).toBe(0);
    expect(restAfter(pace, [old, { recordedAt: at }], now + 10_000)).toBe(20);
    expect(restAfter(pace, [old, { recordedAt: at }], now + 10_001)).toBe(0);
  });
});
