/** The door of games: playing and seeing one. */
export { GameNotFound } from './games.problems.js';
export { type CitedEntry, citedLog, type CitedOutcome, outcomeOf } from './domain/cited-log.js';
export { AsQuery } from './access/as.dto.js';
export { RANGE_DEFAULT, RANGE_MAX, StepDto } from './http/history.dto.js';
export { type ViewRequest, type RecordedGame, viewerName } from './access/view-request.js';
export { SpectatorsDelay, type Turns, turnsIn } from './access/spectators-delay.js';
export { Viewing } from './access/viewing.js';
export {
  actsFor,
  loggedAnswers,
  randomnessFor,
  loggedRound,
  seatsFor,
  type RandomnessView,
  type SeatView,
} from './domain/redaction.js';
export { type Asked, askedOf, decidingSeats } from './domain/open-decisions.js';
export { refusalOf } from './domain/refusal.js';
export { type ClockReading, type SeatReading } from './clock/clock-reading.js';
export { type Deadline, deadlineOf, type SeatClock } from './domain/game-clock.js';
export { type ClockOrder, Timekeeper, type TimedGame } from './clock/timekeeper.js';
export { type GameRemedy, type RulingOnGame } from './interventions/game-remedy.js';
export { GameRulings } from './interventions/game-rulings.js';
export { decodeLookEvent } from './disclosures/disclosure.js';
export { disclosureStream } from './disclosures/disclosures.js';
export { Watching, type WatchingSeat } from './live/watching.js';
export { GamesModule } from './games.module.js';
export { AreReportedOutcomes, REPORTS_MAX, ToldDto } from './http/play.dto.js';
export { CORRECTING_ACTS_MAX, CorrectingActDto, CorrectionDto } from './http/correction.dto.js';
export { AwaitedDto, CitedRuleDto, OutcomeDto } from './http/game.dto.js';
export { GetMoment, type Moment } from './queries/get-moment.js';
export { type GameSummary, GetGame } from './queries/get-game.js';
export { GetPosition, type RecordedPosition } from './queries/get-position.js';
export { GetRemedies, type Remedies } from './queries/get-remedies.js';
export { GetShownStep, type ShownStep, type StepPlace } from './queries/get-shown-step.js';
export { GetVisibleVersion } from './queries/get-visible-version.js';
export { GetWayBack, type WayBack } from './queries/get-way-back.js';
export { DecisionDto, InvocationDto } from './http/decisions.dto.js';
export { gameEventSchemas } from './http/game-event-schemas.js';
export { ApiBoard, ApiLog, ApiViewer } from './http/engine-schemas.decorators.js';
