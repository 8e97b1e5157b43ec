import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type JobReport, Queues } from '../../../../platform/queue/index.js';
import { RetryJob } from './retry-job.command.js';

@CommandHandler(RetryJob)
export class RetryJobHandler implements ICommandHandler<RetryJob> {
  constructor(private readonly queues: Queues) {}

  execute({ jobId }: RetryJob): Promise<JobReport> {
    return this.queues.retry(jobId);
  }
}
