import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Upcasters } from '../../platform/event-store/index.js';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { Consumers, Rebuilds } from '../../platform/projections/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { MatchesModule } from '../matches/index.js';
import { Announcer } from './desk/announcer.js';
import { AppealDesk } from './desk/appeal-desk.js';
import { DraftDesk } from './desk/draft-desk.js';
import { FloorDesk } from './desk/floor-desk.js';
import { PairingDesk } from './desk/pairing-desk.js';
import { PenaltyDesk } from './desk/penalty-desk.js';
import { RatingDesk } from './desk/rating-desk.js';
import { Registrar } from './desk/registrar.js';
import { RegistrationList } from './desk/registration-list.js';
import { ReportDesk } from './desk/report-desk.js';
import { ResultDesk } from './desk/result-desk.js';
import { LineupDesk } from './desk/lineup-desk.js';
import { TeamDesk } from './desk/team-desk.js';
import { TournamentRights } from './desk/tournament-rights.js';
import { TournamentCalendarController } from './http/calendar.controller.js';
import { TournamentReportController } from './http/report.controller.js';
import { TournamentDraftsController } from './http/drafts.controller.js';
import { TournamentFloorController } from './http/floor.controller.js';
import { TournamentPlayersController } from './http/players.controller.js';
import { TournamentRatingsController } from './http/ratings.controller.js';
import { TournamentAppealsController } from './http/appeals.controller.js';
import { TournamentResultsController } from './http/results.controller.js';
import { TournamentRoundsController } from './http/rounds.controller.js';
import { TournamentTeamsController } from './http/teams.controller.js';
import { TournamentTablesController } from './http/tables.controller.js';
import { OpenTableCasesController } from './http/open-table-cases.controller.js';
import { SeasonsController } from './http/seasons.controller.js';
import { TournamentsController } from './http/tournaments.controller.js';
import { PairingPool } from './pairing/pairing-pool.js';
import { DeckDesk } from './desk/deck-desk.js';
import { People } from './people.js';
import { PodDrafts } from './process/pod-drafts.js';
import { RecordedMatchesProcess } from './process/recorded-matches.process.js';
import { openTableCases } from './projections/open-table-cases.projection.js';
import { seasonPlaces } from './projections/season-places.projection.js';
import { tournamentListing } from './projections/tournaments.projection.js';
import { ForeseeResultHandler } from './queries/foresee-result.js';
import { GetTournamentPenaltiesHandler } from './queries/get-tournament-penalties.js';
import { GetTournamentStandingsHandler } from './queries/get-tournament-standings.js';
import { ListTournamentsHandler } from './queries/list-tournaments.js';
import { OpenTableCases } from './queries/open-table-cases.js';
import { Outlooks } from './queries/outlooks.js';
import { SuggestedPenalties } from './queries/penalty-ladder.js';
import { RoundExplanations } from './queries/round-explanations.js';
import { TableCases } from './queries/table-cases.js';
import { TournamentHistory } from './queries/tournament-history.js';
import { TournamentReading } from './queries/tournament-reading.js';
import { GetSeasonTournamentsHandler } from './seasons/get-season-tournaments.js';
import { Seasons } from './seasons/seasons.js';
import { TournamentStore } from './tournament-store.js';
import * as appealProblems from './appeals.problems.js';
import * as draftProblems from './drafts.problems.js';
import * as floorProblems from './floor.problems.js';
import * as roundProblems from './rounds.problems.js';
import * as teamProblems from './teams.problems.js';
import * as tournamentProblems from './tournaments.problems.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes
    extends
      CodesIn<typeof tournamentProblems>,
      CodesIn<typeof roundProblems>,
      CodesIn<typeof floorProblems>,
      CodesIn<typeof appealProblems>,
      CodesIn<typeof teamProblems>,
      CodesIn<typeof draftProblems> {}
}

/** Tournaments, from the registration to the final. */
@Module({
  imports: [
    CqrsModule,
    CatalogueModule,
    MatchesModule,
    Problems.declaredIn(tournamentProblems, roundProblems, floorProblems, appealProblems, teamProblems, draftProblems),
  ],
  controllers: [
    SeasonsController,
    OpenTableCasesController,
    TournamentsController,
    TournamentPlayersController,
    TournamentRoundsController,
    TournamentResultsController,
    TournamentAppealsController,
    TournamentFloorController,
    TournamentTablesController,
    TournamentTeamsController,
    TournamentCalendarController,
    TournamentDraftsController,
    TournamentReportController,
    TournamentRatingsController,
  ],
  providers: [
    Announcer,
    AppealDesk,
    DeckDesk,
    DraftDesk,
    FloorDesk,
    ForeseeResultHandler,
    GetTournamentPenaltiesHandler,
    GetSeasonTournamentsHandler,
    GetTournamentStandingsHandler,
    ListTournamentsHandler,
    OpenTableCases,
    Outlooks,
    PairingDesk,
    PairingPool,
    PenaltyDesk,
    People,
    PodDrafts,
    RatingDesk,
    RecordedMatchesProcess,
    Registrar,
    RegistrationList,
    ReportDesk,
    ResultDesk,
    RoundExplanations,
    SuggestedPenalties,
    Seasons,
    TableCases,
    TeamDesk,
    LineupDesk,
    TournamentHistory,
    TournamentReading,
    TournamentRights,
    TournamentStore,
  ],
})
export class TournamentsModule implements OnModuleInit {
  constructor(
    private readonly consumers: Consumers,
    private readonly rebuilds: Rebuilds,
    private readonly recordedMatches: RecordedMatchesProcess,
    private readonly upcasters: Upcasters,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this.recordedMatches);
    this.consumers.register(tournamentListing);
    this.rebuilds.registerProjection(tournamentListing);
    this.consumers.register(openTableCases);
    this.rebuilds.registerProjection(openTableCases);
    const places = seasonPlaces(this.upcasters);
    this.consumers.register(places);
    this.rebuilds.registerProjection(places);
  }
}
