import { describe, expect, it } from 'vitest';
import { decayed, type GlickoTerms, ratedBy } from './glicko2.js';
import { conservative, isProvisional, ratingPeriodAt, ratingPeriodStart, WEEKLY_RATINGS } from './policy.js';

const PAPER: GlickoTerms = { start: { rating: 1500, deviation: 350, volatility: 0.06 }, tau: 0.5 };
const PLAYER = { rating: 1500, deviation: 200, volatility: 0.06 };

describe('ratings by Glicko-2', () => {
  // The paper rounds its intermediate numbers and prints 1464.06 / 151.52 / 0.05999; these are the unrounded ones.
  it("compute the paper's example", () => {
    const results = [
      { opponent: { rating: 1400, deviation: 30 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300 }, score: 0 },
    ];
    const { rating, deviation, volatility } = ratedBy(PLAYER, results, PAPER);
    expect(Math.abs(rating - 1464.0506705393)).toBeLessThan(1e-6);
    expect(Math.abs(deviation - 151.5165241)).toBeLessThan(1e-6);
    expect(Math.abs(volatility - 0.0599959844)).toBeLessThan(1e-9);
  });

  it('become less certain without play, up to the deviation of a new player', () => {
    expect(decayed(PLAYER, 1, PAPER)).toEqual({ ...PLAYER, deviation: expect.closeTo(200.2714, 4) as number });
    expect(decayed(PLAYER, 0, PAPER)).toEqual(PLAYER);
    expect(decayed(PLAYER, 100_000, PAPER).deviation).toBe(350);
    const steps = Array.from({ length: 10 }).reduce<typeof PLAYER>((now) => decayed(now, 1, PAPER), PLAYER);
    expect(decayed(PLAYER, 10, PAPER).deviation).toBeCloseTo(steps.deviation, 9);
  });

  it('rise in volatility after results that nobody expected', () => {
    const sure = { rating: 1500, deviation: 40, volatility: 0.06 };
    const lost = Array.from({ length: 12 }, () => ({ opponent: { rating: 900, deviation: 40 }, score: 0 }));
    const rated = ratedBy(sure, lost, PAPER);
    expect(rated.volatility).toBeGreaterThan(0.061);
    expect(rated.rating).toBeLessThan(1400);
  });

  it('stay finite for results that are as good as impossible', () => {
    const opponent = { rating: 9000, deviation: 30 };
    const rated = ratedBy({ rating: 100, deviation: 30, volatility: 0.06 }, [{ opponent, score: 1 }], PAPER);
    expect(Object.values(rated).every(Number.isFinite)).toBe(true);
    const alike = ratedBy({ rating: 100, deviation: 30, volatility: 0.06 }, [{ opponent, score: 0 }], PAPER);
    expect(Object.values(alike).every(Number.isFinite)).toBe(true);
  });
});

describe('the weekly policy', () => {
  it('begins a period on Monday at 0:00 UTC', () => {
    const week = ratingPeriodAt(Date.parse('2026-11-29T23:59:59.999Z'), WEEKLY_RATINGS);
    expect(ratingPeriodAt(Date.parse('2026-11-30T00:00:00.000Z'), WEEKLY_RATINGS)).toBe(week + 1);
    expect(ratingPeriodStart(week, WEEKLY_RATINGS)).toBe(Date.parse('2026-11-23T00:00:00.000Z'));
  });

  it('ranks by the rating minus two deviations, and marks what is uncertain', () => {
    expect(conservative({ rating: 1700, deviation: 110, volatility: 0.06 })).toBe(1480);
    expect(isProvisional({ rating: 1700, deviation: 110, volatility: 0.06 }, WEEKLY_RATINGS)).toBe(true);
    expect(isProvisional({ rating: 1700, deviation: 109.9, volatility: 0.06 }, WEEKLY_RATINGS)).toBe(false);
  });
});
