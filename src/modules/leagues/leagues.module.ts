import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { CreateLeagueController } from './commands/create-league/create-league.controller.js';
import { CreateLeagueHandler } from './commands/create-league/create-league.handler.js';
import { LeagueRepository } from './league.repository.js';
import { leagueProblems } from './leagues.problems.js';
import { GetLeagueController } from './queries/get-league/get-league.controller.js';
import { GetLeagueHandler } from './queries/get-league/get-league.handler.js';
import { ListLeaguesController } from './queries/list-leagues/list-leagues.controller.js';
import { ListLeaguesHandler } from './queries/list-leagues/list-leagues.handler.js';

/** Competitions: matches whose results count together. */
@Module({
  imports: [CqrsModule, CatalogueModule, Problems.of(leagueProblems)],
  controllers: [CreateLeagueController, GetLeagueController, ListLeaguesController],
  providers: [LeagueRepository, CreateLeagueHandler, GetLeagueHandler, ListLeaguesHandler],
  exports: [LeagueRepository],
})
export class LeaguesModule {}
