/** The door of matches: what other modules may rely on. */
export {
  type ActionTaken,
  type Conceded,
  decodeMatchEvent,
  type GameEnded,
  type GameStarted,
  type MatchCreated,
  type MatchEnded,
  type MatchEvent,
  type MatchGameEnded,
  type MatchGameStarted,
} from './domain/events.js';
export { setupOf } from './domain/game-setup.js';
export { matchListing } from './projections/match-listing.projection.js';
