/** Perfect matchings of the greatest weight in any graph, exactly. */
export { type Edge } from './search.js';
export { type BestMatchings, leastCost, matchingsOf } from './best-matchings.js';
export { type Matching, perfectMatching } from './perfect-matching.js';
