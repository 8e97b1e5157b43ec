/** How results become ratings: data. */
import type { How } from '../log/events.js';
import type { GlickoTerms, Rating } from './glicko2.js';

export interface RatingPolicy extends GlickoTerms {
  /** Like `glicko2-weekly-1`. */
  readonly id: string;
  readonly source: string;
  /** How long a period takes, and when the period 0 began, in milliseconds since 1970. */
  readonly period: { readonly length: number; readonly from: number };
  /** From this deviation on, a rating is provisional. */
  readonly provisionalFrom: number;
  /** Results that count: a match that nobody played says nothing about strength. */
  readonly counted: readonly How[];
}

const DAY = 86_400_000;

/** The start is that of the paper, the mark of provisional ratings that of lichess. Weeks begin on Mondays, by UTC. */
export const WEEKLY_RATINGS: RatingPolicy = {
  id: 'glicko2-weekly-1',
  source: 'http://www.glicko.net/glicko/glicko2.pdf',
  period: { length: 7 * DAY, from: 4 * DAY },
  start: { rating: 1500, deviation: 350, volatility: 0.06 },
  tau: 0.5,
  provisionalFrom: 110,
  counted: ['played', 'conceded', 'ruling'],
};

/** The number of the period of a moment. */
export const ratingPeriodAt = (at: number, { period }: RatingPolicy): number =>
  Math.floor((at - period.from) / period.length);

export const ratingPeriodStart = (number: number, { period }: RatingPolicy): number =>
  period.from + number * period.length;

/** What the player's strength is worth at least, in 39 of 40 cases. Lists are in its order. */
export const conservative = ({ rating, deviation }: Rating): number => rating - 2 * deviation;

export const isProvisional = ({ deviation }: Rating, { provisionalFrom }: RatingPolicy): boolean =>
  deviation >= provisionalFrom;
