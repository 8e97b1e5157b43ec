import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { Consumers, Rebuilds } from '../../platform/projections/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { GiveRoleHandler, TakeRoleHandler } from './commands/assign-role.js';
import { CreateLeagueHandler } from './commands/create-league.js';
import { CreateOrganisationHandler } from './commands/create-organisation.js';
import { LeaguesController } from './http/leagues.controller.js';
import { OrganisationsController } from './http/organisations.controller.js';
import { LeagueRepository } from './league.repository.js';
import * as leagueProblems from './leagues.problems.js';
import { OrganisationRepository } from './organisation.repository.js';
import { Places } from './places.js';
import { leagueResults } from './projections/league-results.projection.js';
import { GetStandingsHandler } from './queries/get-standings.js';
import { GetLeagueTermsHandler } from './queries/league-terms.js';
import { ListRolesHandler } from './queries/list-roles.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof leagueProblems> {}
}

/** Competitions: matches whose results count together. */
@Module({
  imports: [CqrsModule, CatalogueModule, Problems.declaredIn(leagueProblems)],
  controllers: [LeaguesController, OrganisationsController],
  providers: [
    LeagueRepository,
    OrganisationRepository,
    Places,
    CreateLeagueHandler,
    CreateOrganisationHandler,
    GiveRoleHandler,
    ListRolesHandler,
    TakeRoleHandler,
    GetLeagueTermsHandler,
    GetStandingsHandler,
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
