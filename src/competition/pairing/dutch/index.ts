/** The Dutch system of FIDE: a round of a Swiss tournament with colours. */
export type { DutchField, DutchPastRound, DutchPlayer } from './contenders.js';
export type { DutchRule } from './criteria.js';
export { type DutchBracket, type DutchPair, type DutchRound, pairDutch } from './dutch.js';
export { fieldOfReport } from './report.js';
