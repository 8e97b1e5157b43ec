import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type EffectReport, type JobReport, Queues } from '../../../platform/queue/index.js';

interface JobsOverview {
  readonly effects: readonly EffectReport[];
  readonly retrying: readonly JobReport[];
  readonly dead: readonly JobReport[];
}

/** How the background work stands; at most `limit` jobs of each effect and kind. */
export class ListJobs extends Query<JobsOverview> {
  constructor(readonly limit: number) {
    super();
  }
}

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
