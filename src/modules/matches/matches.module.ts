import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Undecodable } from '../../platform/decoding/index.js';
import { eventStoreProblems } from '../../platform/event-store/index.js';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { Consumers, Rebuilds } from '../../platform/projections/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import * as closingProblems from './closings.problems.js';
import { AnswerPublicationHandler } from './commands/answer-publication.js';
import { CreateMatchHandler } from './commands/create-match.js';
import { Eligibility } from './commands/eligibility.js';
import { GiveEntropyHandler } from './commands/give-entropy.js';
import { MatchPreparation } from './commands/match-preparation.js';
import { StoreDecksHandler } from './commands/store-decks.js';
import { Seating } from './commands/seating.js';
import { DraftedDecks } from './drafted-decks.js';
import * as entropyProblems from './entropy.problems.js';
import { GameStarter } from './game-starter.js';
import { DraftedDecksController } from './http/drafted-decks.controller.js';
import { MatchesController } from './http/matches.controller.js';
import { MatchRepository } from './match-repository.js';
import { MatchClosings } from './match-closings.js';
import { MatchRulings } from './match-rulings.js';
import * as matchProblems from './matches.problems.js';
import * as publicationProblems from './publication.problems.js';
import { matchListing } from './projections/match-listing.projection.js';
import { GetMatchHandler } from './queries/get-match.js';
import { GetTableHandler } from './queries/get-table.js';
import { JudgeMatchHandler } from './queries/judge-match.js';
import { ListMatchesHandler } from './queries/list-matches.js';
import { RulesRegistry } from './rules-registry.js';
import { SeenSeats } from './seen-seats.js';
import { SeriesProcess } from './series/series.process.js';
import { AgreedTerms } from './terms/agreed-terms.js';

const ownProblems = { ...matchProblems, ...publicationProblems, ...entropyProblems, ...closingProblems, Undecodable };

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof ownProblems> {}
}

/** Matches: who plays whom with what, game after game, until somebody has won. */
@Module({
  imports: [CqrsModule, CatalogueModule, Problems.declaredIn(ownProblems, eventStoreProblems)],
  controllers: [MatchesController, DraftedDecksController],
  providers: [
    AgreedTerms,
    AnswerPublicationHandler,
    CreateMatchHandler,
    DraftedDecks,
    Eligibility,
    GameStarter,
    GetMatchHandler,
    GetTableHandler,
    GiveEntropyHandler,
    JudgeMatchHandler,
    ListMatchesHandler,
    MatchClosings,
    MatchPreparation,
    MatchRepository,
    MatchRulings,
    RulesRegistry,
    Seating,
    SeenSeats,
    SeriesProcess,
    StoreDecksHandler,
  ],
  exports: [MatchClosings, MatchRulings, RulesRegistry, SeenSeats],
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
