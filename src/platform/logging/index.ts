/** Structured logs. Modules log through Nest's `Logger`; only the root puts these pieces together. */
export { createLog, type Log, type LogOptions, withoutSecrets } from './log.js';
export { NestLogger } from './nest-logger.js';
export { logRequests, requestIds, type Subjects } from './request-log.js';
