import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId, randomHex } from './index.js';

afterEach(() => vi.useRealTimers());

/** When an id was made, as it says itself. */
const msOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
const YEAR_MS = 365 * 86_400_000;

describe('newId', () => {
  it('is a UUID of version 7, variant 10, with the time in its first 48 bits', () => {
    const now = msOf(newId()) + 1_000;
    vi.useFakeTimers({ now });
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(msOf(id)).toBe(now);
  });

  it('ascends strictly: within a millisecond, past the end of its count, if the clock goes back', () => {
    const now = msOf(newId()) + 1_000;
    vi.useFakeTimers({ now });
    const ids = Array.from({ length: 10_000 }, newId);
    vi.setSystemTime(now - YEAR_MS);
    ids.push(newId());
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('randomHex', () => {
  it('gives out no byte twice, also where it has to draw anew', () => {
    const drawn = Array.from({ length: 2_000 }, () => randomHex(16));
    expect(drawn.every((hex) => /^[\da-f]{32}$/.test(hex))).toBe(true);
    expect(new Set(drawn.flatMap((hex) => [hex.slice(0, 16), hex.slice(16)])).size).toBe(4_000);
  });
});
