/** The one door of competitions: pairings and tables as functions of what is recorded. */
export {
  boardAt,
  deckOf,
  entrantOf,
  placeOf,
  seatingAt,
  seatingsOf,
  seatOf,
  squadOf,
  type TableSeat,
} from './log/boards.js';
export { bracketOf } from './log/brackets.js';
export { lineupAfter, lineupForbidden, mayChangeSquad } from './log/lineups.js';
export type { Announcement, PlannedRound } from './log/announcement.js';
export { dutchField } from './log/dutch-round.js';
export { leftOf, type RoundClock } from './log/clock.js';
export { isDeckShown } from './log/decklists.js';
export { type Individual, individualsOf } from './log/individuals.js';
export { isDeckToBeDrafted, openPods, playersWithoutDeck, podOf } from './log/drafts.js';
export * from './log/events.js';
export { federationReport } from './log/federation-report.js';
export { foldTournament, tournamentAfter } from './log/fold.js';
export { type Correction, correctionOf, type CutChange, cutChange } from './log/correction.js';
export {
  costOfRound,
  entrantsOf,
  freeEntrants,
  isStageOver,
  pairsOfDutch,
  proposeRound,
  swissRound,
  type Wishes,
} from './log/next-round.js';
export { pairedRounds, reportedLog } from './log/reported-rounds.js';
export {
  isWithdrawable,
  type RestingRound,
  restingRounds,
  ROUND_CHANGES,
  type RoundChange,
} from './log/resting-rounds.js';
export { activeMembers, resultsOf, stageMembers } from './log/results.js';
export { nextStage, type StageChoice } from './log/seeding.js';
export * from './log/state.js';
export { type CrossCell, type CrossRow, crossTable, pointsBefore } from './log/cross-table.js';
export { TABLE_CASE_STATUSES, type TableCase } from './log/table-case.js';
export { appealAt, openCaseAt } from './log/table-cases.js';
export { type OverallPlace, overallTable, type StagePlace, stageTable } from './log/tables.js';
export {
  DECKLISTS,
  type Decklists,
  type DraftTerms,
  isDutch,
  PAIRING_SYSTEMS,
  type PairingSystem,
  type RoundsLine,
  roundsFor,
  type Seeding,
  SEEDINGS,
  STAGE_KINDS,
  type StageKind,
  type StageTerms,
  takesLateEntries,
  type TournamentTerms,
  winsNeeded,
} from './log/terms.js';
export { type NextOpponent, type Outlook, outlookCost, outlookOf, type Possible } from './outlook/outlook.js';
export { CUT_STATES, NEXT_RESULTS, type Span } from './outlook/standing.js';
export { type BracketMatch, type PlayedBracketMatch, type Slot, type Source } from './pairing/bracket.js';
export { type Cost, CRITERIA, type Criterion, type Entrant, sumOfCosts } from './pairing/cost.js';
export {
  COLOUR_RULES,
  type ColourRule,
  DUTCH_RULES,
  type DutchField,
  type DutchRound,
  type DutchRule,
  type Due,
  DUE_STRENGTHS,
  type DueStrength,
  pairDutch,
} from './pairing/dutch/index.js';
export { type ExplainedPair, explainSwiss, type FloatReason } from './pairing/explain.js';
export { bergerRounds, type RoundRobinPair } from './pairing/round-robin.js';
export { explainWithinPods, type SwissPairs } from './pairing/pods.js';
export { pairSwiss, type SwissRound } from './pairing/swiss.js';
export { decayed, GLICKO_SCALE, type RatedResult, ratedBy, type Rating } from './ratings/glicko2.js';
export {
  conservative,
  isProvisional,
  ratingPeriodAt,
  ratingPeriodStart,
  type RatingPolicy,
  WEEKLY_RATINGS,
} from './ratings/policy.js';
export { decimal, type Fraction } from './scoring/fraction.js';
export { KINDS_OF_NUMBERS, type Measured, type Term } from './scoring/measured.js';
export { isInPoints } from './scoring/measures.js';
export { type MeasureName, MEASURE_NAMES } from './scoring/measure-names.js';
export { MTR, POLICIES } from './scoring/policies.js';
export {
  faultInOrder,
  TIE_BREAKERS,
  TIE_BREAKER_FAULTS,
  type TieBreaker,
  type TieBreakerFault,
  withOwnOrder,
} from './scoring/own-order.js';
export { type Policy, unitOf, writtenPoints } from './scoring/policy.js';
export type { MatchResult, Outcome, Result, RoundAlone, Seat } from './scoring/results.js';
export { fieldOf, type Place, placed, rowOf, standingsOf } from './scoring/standings.js';
export {
  type PlacementLine,
  type SeasonPlace,
  type SeasonPolicy,
  seasonTable,
  type SeasonTournament,
} from './seasons/season.js';
export {
  pointsOfGame,
  readTrf,
  TRF_EDITIONS,
  type TrfEdition,
  type TrfFault,
  type TrfPlayer,
  type TrfReport,
  writeTrf,
} from './trf/index.js';
