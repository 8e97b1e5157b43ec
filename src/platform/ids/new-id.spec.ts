import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from './index.js';

afterEach(() => vi.useRealTimers());

describe('newId', () => {
  it('is a UUID of version 7, variant 10, with the time in its first 48 bits', () => {
    vi.useFakeTimers({ now: Date.UTC(2100, 0, 1) });
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2100, 0, 1));
  });

  it('ascends strictly, within a millisecond, past the end of its count, and when the clock goes back', () => {
    vi.useFakeTimers({ now: Date.UTC(2200, 0, 1) });
    const ids = Array.from({ length: 10_000 }, newId);
    vi.setSystemTime(Date.UTC(2199, 0, 1));
    ids.push(newId());
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
