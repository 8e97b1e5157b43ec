import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import { JobsController } from './http/jobs.controller.js';
import { jobProblems } from './jobs.problems.js';
import { ListJobsHandler } from './queries/list-jobs.js';

/** The background work, for those who run the service. */
@Module({
  imports: [CqrsModule, Problems.of(jobProblems)],
  controllers: [JobsController],
  providers: [ListJobsHandler],
})
export class JobsModule {}
