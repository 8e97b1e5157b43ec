/** The door of statistics: what many games say together. */
export { FactAudit } from './fact-audit.js';
export { StatisticsModule } from './statistics.module.js';
export { filterOf, GameStatisticsDto, StatisticsQuery } from './http/statistics.dto.js';
export { type GameStatisticsReport, GetStatistics, type StatisticsFilter } from './queries/get-statistics.js';
