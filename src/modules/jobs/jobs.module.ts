import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import { RetryJobController } from './commands/retry-job/retry-job.controller.js';
import { RetryJobHandler } from './commands/retry-job/retry-job.handler.js';
import { jobProblems } from './jobs.problems.js';
import { ListJobsController } from './queries/list-jobs/list-jobs.controller.js';
import { ListJobsHandler } from './queries/list-jobs/list-jobs.handler.js';

/** The background work, for those who run the service. */
@Module({
  imports: [CqrsModule, Problems.of(jobProblems)],
  controllers: [ListJobsController, RetryJobController],
  providers: [ListJobsHandler, RetryJobHandler],
})
export class JobsModule {}
