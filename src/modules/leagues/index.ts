/** The door of leagues: competitions and their tables. */
export { APPEAL_DAYS_MIN, BEST_OF, type BestOf, type League } from './domain/league.js';
export { LeagueNotFound } from './leagues.problems.js';
export { LeaguesModule } from './leagues.module.js';
export { policiesOf } from './tables/policies.js';
export { NumberDto, PolicyDto, TermDto } from './tables/tables.dto.js';
export { numberView, policyView, termView } from './tables/views.js';
export { StandingDto } from './http/leagues.dto.js';
export { type Standing } from './domain/standings.js';
export { GetStandings, type LeagueTable } from './queries/get-standings.js';
export { leagueResults } from './projections/league-results.projection.js';
