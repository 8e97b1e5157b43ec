/** The door of jobs: what the background work is doing. */
export { JobsModule } from './jobs.module.js';
