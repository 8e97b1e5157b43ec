/** Statistics: what a game has counted and pointed out, over its log. */
export {
  entryMatches,
  entrySeat,
  tally,
  worthsOf,
  type CountedEntry,
  type GameStatistics,
  type SeatTally,
  type StatisticDeclaration,
  type Tally,
} from './statistics.js';
