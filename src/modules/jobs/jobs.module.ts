import { Module } from '@nestjs/common';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { JobNotDead, JobNotFound } from '../../platform/queue/index.js';
import { JobsController } from './http/jobs.controller.js';

const jobProblems = { JobNotFound, JobNotDead };

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof jobProblems> {}
}

/** The background work, for operators of the service. */
@Module({
  imports: [Problems.declaredIn(jobProblems)],
  controllers: [JobsController],
})
export class JobsModule {}
