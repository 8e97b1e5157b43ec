/** The door of tournaments: events, pairings and tables from registration to the final. */
export { decodeTournamentEvent, isOfTournament } from './domain/events.js';
export { tournamentListing } from './projections/tournaments.projection.js';
export { TournamentsModule } from './tournaments.module.js';
