/** The one door of competitions: pairings and tables as functions of what is recorded. */
export { type Cost, CRITERIA, type Criterion, type Entrant } from './pairing/cost.js';
export { type ExplainedPair, explainSwiss, type FloatReason } from './pairing/explain.js';
export { bergerRounds, type RoundRobinPair } from './pairing/round-robin.js';
export { pairSwiss, type SwissRound } from './pairing/swiss.js';
export { decimal, type Fraction } from './scoring/fraction.js';
export { type Measured, type MeasureName, type Term } from './scoring/measures.js';
export { POLICIES, policyOf } from './scoring/policies.js';
export type { Policy } from './scoring/policy.js';
export type { MatchResult, Outcome, Result, RoundAlone } from './scoring/results.js';
export { type Place, standingsOf } from './scoring/standings.js';
