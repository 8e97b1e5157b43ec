/** The typed client of the API: what its OpenAPI document says, as TypeScript. Needs nothing of the service itself. */
export { answered, kifuClient, KifuProblem, type ClientOptions, type KifuClient, type Schemas } from './requests.js';
export { followGame, type FollowOptions, type GameNews } from './follow.js';
export {
  boardOf,
  entriesOf,
  type Board,
  type BoardObject,
  type Citation,
  type Deciding,
  type GameReplay,
  type KeyMoment,
  type LogEntry,
  type ReplayFrame,
  type SeatBoard,
  type Zone,
} from './boards.js';
