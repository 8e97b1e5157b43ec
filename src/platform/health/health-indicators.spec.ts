import { afterEach, describe, expect, it, vi } from 'vitest';
import { HealthIndicators } from './index.js';

afterEach(() => vi.useRealTimers());

describe('readiness', () => {
  it('is given when every part is up, also when there is none', async () => {
    const indicators = new HealthIndicators();
    expect(await indicators.readiness()).toEqual({ ready: true, status: 'ready', checks: {} });
    indicators.add('database', () => Promise.resolve());
    expect(await indicators.readiness()).toEqual({ ready: true, status: 'ready', checks: { database: 'up' } });
  });

  it('names each part that is down, and why', async () => {
    const indicators = new HealthIndicators();
    indicators.add('database', () => Promise.resolve());
    indicators.add('queue', () => Promise.reject(new Error('Connection is closed.')));
    expect(await indicators.readiness()).toEqual({
      ready: false,
      status: 'not ready',
      checks: { database: 'up', queue: { down: 'Connection is closed.' } },
    });
  });

  it('is given, degraded, while a part works but not on everything', async () => {
    const indicators = new HealthIndicators();
    indicators.add('database', () => Promise.resolve());
    indicators.add('consumers', () => Promise.resolve('a stream waits'));
    expect(await indicators.readiness()).toEqual({
      ready: true,
      status: 'degraded',
      checks: { database: 'up', consumers: { degraded: 'a stream waits' } },
    });
    indicators.add('database', () => Promise.reject(new Error('gone')));
    expect((await indicators.readiness()).status).toBe('not ready');
  });

  it('does not wait for a part that never answers', async () => {
    vi.useFakeTimers();
    const indicators = new HealthIndicators();
    indicators.add('queue', () => new Promise(() => undefined));
    const readiness = indicators.readiness();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await readiness).toMatchObject({ ready: false, checks: { queue: { down: 'no answer within 2000 ms' } } });
  });

  it('asks a part by its last check only', async () => {
    const indicators = new HealthIndicators();
    indicators.add('queue', () => Promise.reject(new Error('old')));
    indicators.add('queue', () => Promise.resolve());
    expect((await indicators.readiness()).ready).toBe(true);
  });
});
