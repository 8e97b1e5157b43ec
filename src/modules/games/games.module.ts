import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import { MatchesModule } from '../matches/index.js';
import { Acting } from './access/acting.js';
import { SpectatorsDelay } from './access/spectators-delay.js';
import { Viewing } from './access/viewing.js';
import { AnswerTakebackController } from './commands/answer-takeback/answer-takeback.controller.js';
import { AnswerTakebackHandler } from './commands/answer-takeback/answer-takeback.handler.js';
import { AssertChanceController } from './commands/assert-chance/assert-chance.controller.js';
import { AssertChanceHandler } from './commands/assert-chance/assert-chance.handler.js';
import { ConcedeController } from './commands/concede/concede.controller.js';
import { ConcedeHandler } from './commands/concede/concede.handler.js';
import { InvokeTextController } from './commands/invoke-text/invoke-text.controller.js';
import { InvokeTextHandler } from './commands/invoke-text/invoke-text.handler.js';
import { ProposeTakebackController } from './commands/propose-takeback/propose-takeback.controller.js';
import { ProposeTakebackHandler } from './commands/propose-takeback/propose-takeback.handler.js';
import { ProposeRepetitionController } from './commands/propose-repetition/propose-repetition.controller.js';
import { ProposeRepetitionHandler } from './commands/propose-repetition/propose-repetition.handler.js';
import { RetractController } from './commands/retract/retract.controller.js';
import { RetractHandler } from './commands/retract/retract.handler.js';
import { TakeActionController } from './commands/take-action/take-action.controller.js';
import { TakeActionHandler } from './commands/take-action/take-action.handler.js';
import { Timekeeper } from './clock/timekeeper.js';
import { GameRepository } from './game-repository.js';
import { GameSnapshots } from './game-snapshots.js';
import { gameProblems } from './games.problems.js';
import { GameRulings } from './interventions/game-rulings.js';
import { Interventions } from './interventions/interventions.js';
import { Takebacks } from './interventions/takebacks.js';
import { GameChanges } from './live/game-changes.js';
import { Watching } from './live/watching.js';
import { Looks } from './looks/looks.js';
import { Play } from './play.js';
import { GetGameController } from './queries/get-game/get-game.controller.js';
import { GetGameHandler } from './queries/get-game/get-game.handler.js';
import { GetLogController } from './queries/get-log/get-log.controller.js';
import { GetLogHandler } from './queries/get-log/get-log.handler.js';
import { GetPositionHandler } from './queries/get-position/get-position.handler.js';
import { GetMomentHandler } from './queries/get-moment/get-moment.handler.js';
import { GetReachHandler } from './queries/get-reach/get-reach.handler.js';
import { GetStateController } from './queries/get-state/get-state.controller.js';
import { GetStateHandler } from './queries/get-state/get-state.handler.js';
import { ListDecisionsController } from './queries/list-decisions/list-decisions.controller.js';
import { ListDecisionsHandler } from './queries/list-decisions/list-decisions.handler.js';

import { ListEventsController } from './queries/list-events/list-events.controller.js';
import { ListEventsHandler } from './queries/list-events/list-events.handler.js';
import { ListLooksController } from './queries/list-looks/list-looks.controller.js';
import { ListLooksHandler } from './queries/list-looks/list-looks.handler.js';
import { StreamGameController } from './queries/stream-game/stream-game.controller.js';
import { StreamGameHandler } from './queries/stream-game/stream-game.handler.js';

/** One game: playing it, and seeing it as one may. */
@Module({
  imports: [CqrsModule, MatchesModule, Problems.of(gameProblems)],
  controllers: [
    TakeActionController,
    AssertChanceController,
    InvokeTextController,
    ConcedeController,
    ProposeRepetitionController,
    ProposeTakebackController,
    AnswerTakebackController,
    RetractController,
    GetGameController,
    GetStateController,
    ListDecisionsController,
    ListEventsController,
    GetLogController,
    ListLooksController,
    StreamGameController,
  ],
  providers: [
    Acting,
    AnswerTakebackHandler,
    AssertChanceHandler,
    ConcedeHandler,
    GameChanges,
    GameRepository,
    GameRulings,
    GameSnapshots,
    GetGameHandler,
    GetLogHandler,
    GetPositionHandler,
    GetMomentHandler,
    GetReachHandler,
    GetStateHandler,
    Interventions,
    InvokeTextHandler,
    ListDecisionsHandler,
    ListEventsHandler,
    ListLooksHandler,
    Looks,
    Play,
    ProposeRepetitionHandler,
    ProposeTakebackHandler,
    RetractHandler,
    SpectatorsDelay,
    StreamGameHandler,
    TakeActionHandler,
    Takebacks,
    Timekeeper,
    Viewing,
    Watching,
  ],
  exports: [GameRulings, SpectatorsDelay, Viewing, Timekeeper, Watching],
})
export class GamesModule {}
