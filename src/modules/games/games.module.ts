import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { MatchesModule } from '../matches/index.js';
import { Actors } from './access/actors.js';
import { SpectatorsDelay } from './access/spectators-delay.js';
import { Viewing } from './access/viewing.js';
import * as actionProblems from './actions.problems.js';
import * as clockProblems from './clock/clock.problems.js';
import { Timekeeper } from './clock/timekeeper.js';
import { GameRepository } from './game-repository.js';
import { GameSnapshots } from './game-snapshots.js';
import * as gameProblems from './games.problems.js';
import { GamesController } from './http/games.controller.js';
import { PlayController } from './http/play.controller.js';
import { TakebacksController } from './http/takebacks.controller.js';
import { GameRulings } from './interventions/game-rulings.js';
import { Interventions } from './interventions/interventions.js';
import { Takebacks } from './interventions/takebacks.js';
import { GameChanges } from './live/game-changes.js';
import { Watching } from './live/watching.js';
import { Disclosures } from './disclosures/disclosures.js';
import { GameActions } from './game-actions.js';
import { SeenBoards } from './seen/seen-boards.js';
import { SeenSteps } from './seen/seen-steps.js';
import { SeenTexts } from './seen/seen-texts.js';
import { StreamFrames } from './seen/stream-frames.js';
import { GetGameDecksHandler } from './queries/get-game-decks.js';
import { GetGameHandler } from './queries/get-game.js';
import { GetLogHandler } from './queries/get-log.js';
import { GetMomentHandler } from './queries/get-moment.js';
import { GetPositionHandler } from './queries/get-position.js';
import { GetVisibleVersionHandler } from './queries/get-visible-version.js';
import { GetShownStepHandler } from './queries/get-shown-step.js';
import { GetStateHandler } from './queries/get-state.js';
import { GetRemediesHandler } from './queries/get-remedies.js';
import { GetWayBackHandler } from './queries/get-way-back.js';
import { ListDecisionsHandler } from './queries/list-decisions.js';
import { ListEventsHandler } from './queries/list-events.js';
import { ListDisclosuresHandler } from './queries/list-disclosures.js';
import { StreamGameHandler } from './queries/stream-game.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes
    extends CodesIn<typeof gameProblems>, CodesIn<typeof actionProblems>, CodesIn<typeof clockProblems> {}
}

/** One game: playing it, and seeing it as one may. */
@Module({
  imports: [CqrsModule, MatchesModule, Problems.declaredIn(gameProblems, actionProblems, clockProblems)],
  controllers: [PlayController, TakebacksController, GamesController],
  providers: [
    Actors,

    GameChanges,
    GameRepository,
    GameRulings,
    GameSnapshots,
    GetGameDecksHandler,
    GetGameHandler,
    GetLogHandler,
    GetPositionHandler,
    GetMomentHandler,
    GetVisibleVersionHandler,
    GetShownStepHandler,
    GetStateHandler,
    GetRemediesHandler,
    GetWayBackHandler,
    Interventions,

    ListDecisionsHandler,
    ListEventsHandler,
    ListDisclosuresHandler,
    Disclosures,
    GameActions,

    SeenBoards,
    SeenSteps,
    SeenTexts,
    SpectatorsDelay,
    StreamFrames,
    StreamGameHandler,

    Takebacks,
    Timekeeper,
    Viewing,
    Watching,
  ],
  exports: [GameRulings, SpectatorsDelay, Viewing, Timekeeper, Watching],
})
export class GamesModule {}
