import { Command } from '@nestjs/cqrs';
import { type JobReport } from '../../../../platform/queue/index.js';

/** Gives a dead job all its tries again; throws `JobNotFound`, `JobNotDead`. */
export class RetryJob extends Command<JobReport> {
  constructor(readonly jobId: string) {
    super();
  }
}
