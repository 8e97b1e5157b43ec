/** The door of tournaments: events, pairings and tables from registration to the final. */
export { decodeTournamentEvent, isOfTournament } from './domain/events.js';
export { NamedPlayerDto } from './http/common.dto.js';
export { CorrectionEffectsDto, PairingResultDto } from './http/results.dto.js';
export { TournamentPlaceDto } from './http/standings.dto.js';
export { openTableCases } from './projections/open-table-cases.projection.js';
export { seasonPlaces } from './projections/season-places.projection.js';
export { tournamentListing } from './projections/tournaments.projection.js';
export { FORESEEN, ForeseeResult, type ForeseenResult } from './queries/foresee-result.js';
export { GetRuledPenalties, type RuledFor, type RuledPenalty } from './queries/get-ruled-penalties.js';
export { GetTournamentPenalties, type TournamentPenalties } from './queries/get-tournament-penalties.js';
export { GetTournamentStandings, type TournamentStandings } from './queries/get-tournament-standings.js';
export { TournamentsModule } from './tournaments.module.js';
