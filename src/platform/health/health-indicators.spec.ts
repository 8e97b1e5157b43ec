import { afterEach, describe, expect, it, vi } from 'vitest';
import { HealthIndicators } from './index.js';

afterEach(() => vi.useRealTimers());

describe('readiness', () => {
  it('is given when every part is up, also when there is none', async () => {
    const indicators = new HealthIndicators();
    expect(await indicators.readiness()).toEqual({ ready: true, checks: {} });
    indicators.add('database', () => Promise.resolve());
    expect(await indicators.readiness()).toEqual({ ready: true, checks: { database: 'up' } });
  });

  it('names each part that is down, and why', async () => {
    const indicators = new HealthIndicators();
    indicators.add('database', () => Promise.resolve());
    indicators.add('queue', () => Promise.reject(new Error('Connection is closed.')));
    expect(await indicators.readiness()).toEqual({
      ready: false,
      checks: { database: 'up', queue: { down: 'Connection is closed.' } },
    });
  });

  it('does not wait for a part that never answers', async () => {
    vi.useFakeTimers();
    const indicators = new HealthIndicators();
    indicators.add('queue', () => new Promise(() => undefined));
    const readiness = indicators.readiness();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await readiness).toEqual({ ready: false, checks: { queue: { down: 'no answer within 2000 ms' } } });
  });

  it('asks a part by its last check only', async () => {
    const indicators = new HealthIndicators();
    indicators.add('queue', () => Promise.reject(new Error('old')));
    indicators.add('queue', () => Promise.resolve());
    expect((await indicators.readiness()).ready).toBe(true);
  });
});
