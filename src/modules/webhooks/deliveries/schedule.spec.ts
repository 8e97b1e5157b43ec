import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebhookSchedule } from './schedule.js';

const schedule = new WebhookSchedule();
const TRIES = Array.from({ length: schedule.attempts - 1 }, (_, place) => place + 1);

/** The seconds after each try but the last, where chance falls so. */
function delays(chance: number): readonly number[] {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  return TRIES.map((attempts) => schedule.secondsUntilNextTry(attempts));
}

afterEach(() => vi.restoreAllMocks());

describe('tries of a delivery', () => {
  it('come after five seconds, and after twice as long each time', () => {
    const [first, ...others] = delays(0.5);
    expect(first).toBeCloseTo(5);
    others.forEach((delay, place) => expect(delay).toBeCloseTo(5 * 2 ** (place + 1)));
  });

  it('come up to a fifth earlier or later at random, so that a restarted receiver is not flooded', () => {
    expect(delays(0)[3]).toBeCloseTo(40 * 0.8);
    expect(delays(1)[3]).toBeCloseTo(40 * 1.2);
  });

  it('go on for about eleven hours, well before the receiver is called no more', () => {
    const seconds = delays(0.5).reduce((sum, delay) => sum + delay, 0);
    expect(Math.floor(seconds / 3600)).toBe(11);
    expect(seconds).toBeLessThan(schedule.disableAfterSeconds);
  });
});
