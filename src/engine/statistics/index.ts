/** Statistics: what a game has counted and pointed out, over its log. */
export {
  entryMatches,
  entrySeat,
  fieldOf,
  tally,
  textsAt,
  worthsOf,
  type CountedEntry,
  type GameStatistics,
  type MomentDeclaration,
  type SeatTally,
  type StatisticDeclaration,
  type Tally,
} from './statistics.js';
