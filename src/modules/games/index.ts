/** The door of games: playing and seeing one. */
export { GameNotFound } from './games.errors.js';
export { type CitedEntry, citedLog } from './domain/cited-log.js';
export { AsQuery } from './access/as.dto.js';
export { RANGE_DEFAULT, RANGE_MAX } from './queries/range.dto.js';
export { type Onlooker, type RecordedGame, viewerName } from './access/onlooker.js';
export { SpectatorsDelay } from './access/spectators-delay.js';
export { Viewing } from './access/viewing.js';
export {
  actsTold,
  answersTold,
  randomnessTold,
  roundTold,
  seatsTold,
  type ToldRandomness,
  type ToldSeat,
} from './domain/told.js';
export { type Asked, askedOf, decidingSeats } from './domain/open-decisions.js';
export { type CitedOutcome, outcomeOf } from './domain/outcome.js';
export { refusalOf } from './domain/refusal.js';
export { type ClockReading, type SeatReading } from './clock/clock-reading.js';
export { type Deadline, deadlineOf, type SeatClock } from './domain/game-clock.js';
export { type ClockOrder, Timekeeper, type TimedGame } from './clock/timekeeper.js';
export { type GameRemedy, GameRulings, type Ruled } from './interventions/game-rulings.js';
export { decodeLookEvent } from './looks/look.js';
export { looksOf } from './looks/looks.js';
export { Watching, type WatchingSeat } from './live/watching.js';
export { GamesModule } from './games.module.js';
export { AreTold, TOLD_MAX, ToldDto } from './commands/assert-chance/assert-chance.dto.js';
export { AwaitedDto } from './queries/get-game/awaited.dto.js';
export { CitedRuleDto, OutcomeDto } from './queries/get-game/get-game.dto.js';
export { StepDto } from './queries/get-log/get-log.dto.js';
export { GetMoment, type Moment } from './queries/get-moment/get-moment.query.js';
export { type GameSummary, GetGame } from './queries/get-game/get-game.query.js';
export { GetPosition, type RecordedPosition } from './queries/get-position/get-position.query.js';
export { GetReach } from './queries/get-reach/get-reach.query.js';
export { DecisionDto, InvocationDto } from './queries/list-decisions/list-decisions.dto.js';
export { ApiBoard, ApiLog, ApiViewer } from './queries/told.decorators.js';
