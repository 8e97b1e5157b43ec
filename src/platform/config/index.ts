/** The settings of a process, read from its environment. */
export { Config, LOG_LEVELS, type LogLevel, type OidcSettings, type ProcessRole, type Settings } from './config.js';
export { ConfigInvalid } from './config.errors.js';
export { ConfigModule } from './config.module.js';
export {
  completeConfig,
  type Environment,
  type IncompleteSettings,
  readConfig,
  readEnvironment,
} from './read-config.js';
