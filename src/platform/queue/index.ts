/** The door of the job queue: BullMQ, on PostgreSQL or Redis. */
export { deriveFrom } from './derive-from.js';
export {
  type EffectReport,
  JOB_STATES,
  jobId,
  type JobKind,
  type JobReport,
  type JobRequest,
  type JobState,
  type RunningJob,
} from './job.js';
export { Jobs } from './jobs.js';
export { JobsOwed } from './jobs-owed.js';
export { type Derived } from './rebuild-by-jobs.js';
export { JobNotDead, JobNotFound, QueueUnavailable, RebuildIncomplete } from './queue.errors.js';
export { Pump } from './pump.js';
export { QueueModule, type QueueSettings } from './queue.module.js';
export { whyNoRedis } from './reachable.js';
export { Queues } from './queues.js';
export { LATE, within } from './within.js';
