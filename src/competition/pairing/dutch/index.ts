/** The Dutch system of FIDE: a round of a Swiss tournament with colours. */
export { COLOUR_RULES, type ColourRule } from './colours.js';
export { type Due, DUE_STRENGTHS, type DueStrength } from './due.js';
export type { DutchField, DutchPastRound, DutchPlayer } from './contenders.js';
export { DUTCH_RULES, type DutchRule } from './criteria.js';
export { type DutchBracket, type DutchPair, type DutchRound, pairDutch } from './dutch.js';
export { fieldOfReport, type NamedGame, pastOf, reportedFirstColour } from './report.js';
