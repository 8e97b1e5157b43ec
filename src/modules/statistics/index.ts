/** The door of statistics: what many games say together. */
export { StatisticsModule } from './statistics.module.js';
