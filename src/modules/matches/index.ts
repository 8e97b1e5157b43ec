/** The door of matches: what other modules may rely on. */
export { LotUnfit } from './matches.problems.js';
export { CreateMatch } from './commands/create-match.js';
export { citedRules } from './cited-rules.js';
export { usedUpBy } from './domain/used-up.js';
export { type Branch, branchesOf, pathTo, type Rewind } from './domain/branches.js';
export { closingCause, derivedId, isOnSameCase, onOtherCases, rulingCause } from './domain/cause.js';
export { commandOf, GameRun, rewindTargets, type RunStep } from './domain/game-run.js';
export { isStateDue, logHash, NOTHING_BEFORE, type Proof, proofIn } from './domain/proof.js';
export { drawn, firstLotSecret, lotChoice, type LotSecret, lotSecretAfter } from './domain/lots.js';
export { isOfSharedChance, newCommitment, pledgedCommitments, rewindGame } from './domain/shares.js';
export {
  type ActionTaken,
  type Cause,
  type ChanceAsserted,
  CLOSINGS,
  type Conceded,
  type Corrected,
  decodeMatchEvent,
  gameEvents,
  type GameEnded,
  type GameStarted,
  type MatchClosed,
  type MatchCreated,
  type MatchEnded,
  type MatchEvent,
  type MatchGameEnded,
  type MatchGameStarted,
  type PublicationAnswered,
  type RepetitionProposed,
  type ResultRuled,
  type RewoundTo,
  type TimeExpired,
  timing,
  type Timing,
} from './domain/events.js';
export {
  foldMatch,
  lossesIn,
  type Match,
  matchAfter,
  ruledResult,
  sideOf,
  type DeclaredResult,
} from './domain/match.js';
export { setupOf } from './domain/game-start.js';
export { interventionEntries, interventionLog } from './domain/intervention-log.js';
export { GetGameDecks, type SeatDeck } from './game-decks.query.js';
export { GetLeagueTerms, type LeagueTerms, type Pairings, PAIRINGS } from './league-terms.query.js';
export { MatchClosings } from './match-closings.js';
export { MatchRulings } from './match-rulings.js';
export { endOf, type GameResult, type MatchVerdict } from './domain/series.js';
export { IsEngineName, IsSeat, IsSeatName } from './http/names.js';
export { IsTiming, TimingDto, timingOf } from './http/timing.dto.js';
export { askedTerms, VisibilityTermsDto, SeenDelayDto } from './http/terms.dto.js';
export {
  type Delay,
  type VisibilityTerms,
  type Publication,
  PUBLICATIONS,
  USUAL_TERMS,
} from './terms/visibility-terms.js';
export { JudgeMatch } from './queries/judge-match.js';
export { StoreDecks } from './commands/store-decks.js';
export { GetMatch, type MatchDetails, type MatchSummary } from './queries/get-match.js';
export { MatchesModule } from './matches.module.js';
export { actorOf, From, idempotencyOf, metadataOf, type Origin, ownedKey, requestHash } from './origin.js';
export { matchListing } from './projections/match-listing.projection.js';
export { RulesRegistry } from './rules-registry.js';
export { leaguePlace, type MatchSeat, SeenSeats } from './seen-seats.js';
export { MatchDto, MatchSeatDto, MatchSummaryDto } from './http/matches.dto.js';
export { ListedMatchDto, ListMatchesDto } from './http/listed-matches.dto.js';
export { type ListedMatch, ListMatches, type MatchFilter } from './queries/list-matches.js';
