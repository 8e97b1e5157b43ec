import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import { Consumers, Rebuilds } from '../../platform/projections/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { AssignLeagueRoleController } from './commands/assign-role/assign-league-role.controller.js';
import { AssignOrganisationRoleController } from './commands/assign-role/assign-organisation-role.controller.js';
import { GiveRoleHandler, TakeRoleHandler } from './commands/assign-role/assign-role.handlers.js';
import { CreateLeagueController } from './commands/create-league/create-league.controller.js';
import { CreateLeagueHandler } from './commands/create-league/create-league.handler.js';
import { CreateOrganisationController } from './commands/create-organisation/create-organisation.controller.js';
import { CreateOrganisationHandler } from './commands/create-organisation/create-organisation.handler.js';
import { LeagueRepository } from './league.repository.js';
import { leagueProblems } from './leagues.problems.js';
import { OrganisationRepository } from './organisation.repository.js';
import { Places } from './places.js';
import { leagueResults } from './projections/league-results.projection.js';
import { GetLeagueController } from './queries/get-league/get-league.controller.js';
import { GetLeagueHandler } from './queries/get-league/get-league.handler.js';
import { GetLeagueTermsHandler } from './queries/get-league-terms/get-league-terms.handler.js';
import { GetOrganisationController } from './queries/get-organisation/get-organisation.controller.js';
import { GetOrganisationHandler } from './queries/get-organisation/get-organisation.handler.js';
import { GetStandingsController } from './queries/get-standings/get-standings.controller.js';
import { GetStandingsHandler } from './queries/get-standings/get-standings.handler.js';
import { ListLeagueRolesController } from './queries/list-roles/list-league-roles.controller.js';
import { ListOrganisationRolesController } from './queries/list-roles/list-organisation-roles.controller.js';
import { ListRolesHandler } from './queries/list-roles/list-roles.handler.js';
import { ListLeaguesController } from './queries/list-leagues/list-leagues.controller.js';
import { ListLeaguesHandler } from './queries/list-leagues/list-leagues.handler.js';
import { ListOrganisationsController } from './queries/list-organisations/list-organisations.controller.js';
import { ListOrganisationsHandler } from './queries/list-organisations/list-organisations.handler.js';

/** Competitions: matches whose results count together. */
@Module({
  imports: [CqrsModule, CatalogueModule, Problems.of(leagueProblems)],
  controllers: [
    AssignLeagueRoleController,
    AssignOrganisationRoleController,
    CreateLeagueController,
    CreateOrganisationController,
    GetLeagueController,
    GetOrganisationController,
    GetStandingsController,
    ListLeagueRolesController,
    ListLeaguesController,
    ListOrganisationRolesController,
    ListOrganisationsController,
  ],
  providers: [
    LeagueRepository,
    OrganisationRepository,
    Places,
    CreateLeagueHandler,
    CreateOrganisationHandler,
    GetOrganisationHandler,
    GiveRoleHandler,
    ListRolesHandler,
    TakeRoleHandler,
    GetLeagueHandler,
    GetLeagueTermsHandler,
    GetStandingsHandler,
    ListLeaguesHandler,
    ListOrganisationsHandler,
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
