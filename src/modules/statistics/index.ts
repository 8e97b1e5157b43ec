/** The door of statistics: what many games say together. */
export { FactAudit } from './fact-audit.js';
export { StatisticsModule } from './statistics.module.js';
export { type Rate, rateOf } from './domain/rate.js';
export { GameStatisticsDto } from './http/statistics.dto.js';
export { filterOf, StatisticsQuery } from './http/statistics-query.dto.js';
export { GetSeasonTournaments } from './season-tournaments.query.js';
export { GetStatistics } from './queries/get-statistics.js';
export type { GameStatisticsReport, StatisticsFilter } from './queries/statistics-report.js';
