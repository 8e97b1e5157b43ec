import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Queues } from '../../../../platform/queue/index.js';
import { type JobsOverview, ListJobs } from './list-jobs.query.js';

@QueryHandler(ListJobs)
export class ListJobsHandler implements IQueryHandler<ListJobs> {
  constructor(private readonly queues: Queues) {}

  async execute({ limit }: ListJobs): Promise<JobsOverview> {
    const [effects, retrying, dead] = await Promise.all([
      this.queues.counts(),
      this.queues.list('retrying', limit),
      this.queues.list('dead', limit),
    ]);
    return { effects, retrying, dead };
  }
}
