/** The other door of games, for what tasks carry out: it loads no framework. */
export { citedLog, outcomeOf } from './domain/cited-log.js';
export { askedOf, decidingSeats } from './domain/open-decisions.js';
export { refusalOf } from './domain/refusal.js';
