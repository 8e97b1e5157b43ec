import { describe, expect, it } from 'vitest';
import { leftOf, pausedClock, resumedClock, startedClock } from './clock.js';

const clock = startedClock(1_000, 60_000);

describe('the clock of a round', () => {
  it('runs from its start, and below zero after its end', () => {
    expect([1_000, 31_000, 61_000, 62_000].map((now) => leftOf(clock, now))).toEqual([60_000, 30_000, 0, -1_000]);
  });

  it('keeps what is left while it is paused, and goes on from there', () => {
    const paused = pausedClock(clock, 11_000);
    expect([11_000, 99_000].map((now) => leftOf(paused, now))).toEqual([50_000, 50_000]);
    const resumed = resumedClock(paused, 100_000);
    expect([100_000, 150_000].map((now) => leftOf(resumed, now))).toEqual([50_000, 0]);
  });

  it('is not changed by a second pause, or by a second resumption', () => {
    const paused = pausedClock(clock, 11_000);
    expect(pausedClock(paused, 20_000)).toEqual(paused);
    expect(resumedClock(clock, 20_000)).toEqual(clock);
  });
});
