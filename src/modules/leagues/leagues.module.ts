import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import { Consumers, Rebuilds } from '../../platform/projections/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { CreateLeagueController } from './commands/create-league/create-league.controller.js';
import { CreateLeagueHandler } from './commands/create-league/create-league.handler.js';
import { LeagueRepository } from './league.repository.js';
import { leagueProblems } from './leagues.problems.js';
import { leagueResults } from './projections/league-results.projection.js';
import { GetLeagueController } from './queries/get-league/get-league.controller.js';
import { GetLeagueHandler } from './queries/get-league/get-league.handler.js';
import { GetLeagueTermsHandler } from './queries/get-league-terms/get-league-terms.handler.js';
import { GetStandingsController } from './queries/get-standings/get-standings.controller.js';
import { GetStandingsHandler } from './queries/get-standings/get-standings.handler.js';
import { ListLeaguesController } from './queries/list-leagues/list-leagues.controller.js';
import { ListLeaguesHandler } from './queries/list-leagues/list-leagues.handler.js';

/** Competitions: matches whose results count together. */
@Module({
  imports: [CqrsModule, CatalogueModule, Problems.of(leagueProblems)],
  controllers: [CreateLeagueController, GetLeagueController, GetStandingsController, ListLeaguesController],
  providers: [
    LeagueRepository,
    CreateLeagueHandler,
    GetLeagueHandler,
    GetLeagueTermsHandler,
    GetStandingsHandler,
    ListLeaguesHandler,
  ],
  exports: [LeagueRepository],
})
export class LeaguesModule implements OnModuleInit {
  constructor(
    private readonly consumers: Consumers,
    private readonly rebuilds: Rebuilds,
  ) {}

  onModuleInit(): void {
    this.consumers.register(leagueResults);
    this.rebuilds.registerProjection(leagueResults);
  }
}
