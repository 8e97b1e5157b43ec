/** Statistics: what a game has counted and pointed out, over its log. */
export {
  entryMatches,
  entrySeat,
  tally,
  worthOf,
  type GameStatistics,
  type SeatTally,
  type StatisticDeclaration,
  type Tally,
} from './statistics.js';
