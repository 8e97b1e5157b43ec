/** The door of ratings: how strong players are, from their results. */
export { playerRatings } from './projections/ratings.projection.js';
export { RatingsModule } from './ratings.module.js';
