/** Glicko-2 as its author describes it: http://www.glicko.net/glicko/glicko2.pdf. The step numbers are that paper's. */

export interface Rating {
  readonly rating: number;
  /** The standard deviation of `rating`: how uncertain it is. */
  readonly deviation: number;
  /** How much the strength of the player changes from one period to the next. */
  readonly volatility: number;
}

/** A result against an opponent as that player was rated before the period. */
export interface RatedResult {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>;
  /** 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly score: number;
}

export interface GlickoTerms {
  /** What a player begins with. No time without play makes a rating more uncertain than this one. */
  readonly start: Rating;
  /** The constant τ: how far unlikely results change the volatility. */
  readonly tau: number;
}

/** Points of a rating in one unit of the internal scale. */
export const GLICKO_SCALE = 173.7178;
const PRECISION = 1e-9;

/** The rating at the end of a period in which the player had these results, at least one. */
export function ratedBy(before: Rating, results: readonly RatedResult[], { start, tau }: GlickoTerms): Rating {
  // Step 2.
  const mu = (before.rating - start.rating) / GLICKO_SCALE;
  const phi = before.deviation / GLICKO_SCALE;
  // Steps 3 and 4.
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of results) {
    const weight = 1 / Math.sqrt(1 + (3 * (opponent.deviation / GLICKO_SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - start.rating) / GLICKO_SCALE)));
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = changedVolatility(before.volatility, phi, variance, variance * surprise, tau);
  // Steps 6 to 8.
  const changed = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + information);
  return {
    rating: before.rating + GLICKO_SCALE * changed ** 2 * surprise,
    deviation: GLICKO_SCALE * changed,
    volatility,
  };
}

/** The rating after periods without play: only the certainty decays. */
export function decayed(before: Rating, periods: number, { start }: GlickoTerms): Rating {
  const deviation = Math.sqrt(before.deviation ** 2 + periods * (before.volatility * GLICKO_SCALE) ** 2);
  return { ...before, deviation: Math.min(deviation, start.deviation) };
}

/** Step 5: the root of `f`, which the Illinois method closes in from both sides. */
function changedVolatility(before: number, phi: number, variance: number, delta: number, tau: number): number {
  const a = Math.log(before ** 2);
  const f = (x: number): number => {
    const rest = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - rest)) / (2 * rest ** 2) - (x - a) / tau ** 2;
  };
  let low = a;
  let high = a - tau;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else while (f(high) < 0) high -= tau;
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}
