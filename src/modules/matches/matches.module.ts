import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { eventStoreProblems } from '../../platform/event-store/index.js';
import { Problems } from '../../platform/http/index.js';
import { Consumers, Rebuilds } from '../../platform/projections/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { AnswerPublicationController } from './commands/answer-publication/answer-publication.controller.js';
import { AnswerPublicationHandler } from './commands/answer-publication/answer-publication.handler.js';
import { CreateMatchController } from './commands/create-match/create-match.controller.js';
import { CreateMatchHandler } from './commands/create-match/create-match.handler.js';
import { Seating } from './commands/create-match/seating.js';
import { GiveEntropyController } from './commands/give-entropy/give-entropy.controller.js';
import { GiveEntropyHandler } from './commands/give-entropy/give-entropy.handler.js';
import { GameStarter } from './game-starter.js';
import { MatchRulings } from './match-rulings.js';
import { MatchRepository } from './match-repository.js';
import { matchProblems } from './matches.problems.js';
import { matchListing } from './projections/match-listing.projection.js';
import { GetMatchController } from './queries/get-match/get-match.controller.js';
import { GetMatchHandler } from './queries/get-match/get-match.handler.js';
import { GetPledgedHandler } from './queries/get-pledged/get-pledged.handler.js';
import { GetTableHandler } from './queries/get-table/get-table.handler.js';
import { ListMatchesController } from './queries/list-matches/list-matches.controller.js';
import { ListMatchesHandler } from './queries/list-matches/list-matches.handler.js';
import { RulesRegistry } from './rules-registry.js';
import { SeenSeats } from './seen-seats.js';
import { SeriesProcess } from './series/series.process.js';
import { AgreedTerms } from './terms/agreed-terms.js';

/** Matches: who plays whom with what, game after game, until somebody has won. */
@Module({
  imports: [CqrsModule, CatalogueModule, Problems.of(matchProblems), Problems.of(eventStoreProblems)],
  controllers: [
    AnswerPublicationController,
    CreateMatchController,
    GetMatchController,
    GiveEntropyController,
    ListMatchesController,
  ],
  providers: [
    AgreedTerms,
    AnswerPublicationHandler,
    CreateMatchHandler,
    GameStarter,
    GetMatchHandler,
    GetPledgedHandler,
    GetTableHandler,
    GiveEntropyHandler,
    ListMatchesHandler,
    MatchRepository,
    MatchRulings,
    RulesRegistry,
    Seating,
    SeenSeats,
    SeriesProcess,
  ],
  exports: [MatchRulings, RulesRegistry, SeenSeats],
})
export class MatchesModule implements OnModuleInit {
  constructor(
    private readonly consumers: Consumers,
    private readonly rebuilds: Rebuilds,
    private readonly series: SeriesProcess,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this.series);
    this.consumers.register(matchListing);
    this.rebuilds.registerProjection(matchListing);
  }
}
