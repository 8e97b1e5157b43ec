import { Query } from '@nestjs/cqrs';
import { type EffectReport, type JobReport } from '../../../../platform/queue/index.js';

export interface JobsOverview {
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
