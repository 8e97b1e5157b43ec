/** The door of matches: what other modules may rely on. */
export { citedRules } from './cited-rules.js';
export { commandOf } from './domain/command-of.js';
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
  type RepetitionProposed,
} from './domain/events.js';
export { setupOf } from './domain/game-setup.js';
export { GetLeagueTerms, type LeagueTerms } from './league-terms.query.js';
export { MatchesModule } from './matches.module.js';
export { metadataOf, type Origin, ownedKey, requestHash } from './origin.js';
export { GetMatch, type MatchDetails } from './queries/get-match/get-match.query.js';
export { matchListing } from './projections/match-listing.projection.js';
export { RulesRegistry } from './rules-registry.js';
