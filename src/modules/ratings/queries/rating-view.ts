import {
  conservative,
  isProvisional,
  type Rating,
  ratingPeriodStart,
  WEEKLY_RATINGS,
} from '../../../competition/index.js';

/** A rating as people see it: whole points. */
export const ratingView = (rating: Rating) => ({
  rating: Math.round(rating.rating),
  deviation: Math.round(rating.deviation),
  conservative: Math.round(conservative(rating)),
  isProvisional: isProvisional(rating, WEEKLY_RATINGS),
});

/** ISO 8601: when a period began. */
export const beginOf = (period: number): string => new Date(ratingPeriodStart(period, WEEKLY_RATINGS)).toISOString();
