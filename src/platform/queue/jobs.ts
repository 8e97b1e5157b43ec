import { Injectable } from '@nestjs/common';
import { PgPools } from '../database/index.js';
import { Feed } from '../event-store/index.js';
import { Consumers, type OnProgress, Rebuilds } from '../projections/index.js';
import { dispatchJobs } from './dispatch-jobs.js';
import { JobCatalogue } from './job-catalogue.js';
import { type JobKind } from './job.js';
import type { Pump } from './pump.js';
import { Pumps } from './pumps.js';
import { RebuildIncomplete } from './queue.errors.js';
import { Queues } from './queues.js';
import { type Derived, forgetRebuild, helpRebuild, rebuildByJobs } from './rebuild-by-jobs.js';

/** What a module says of its jobs while the application starts. */
@Injectable()
export class Jobs {
  constructor(
    private readonly catalogue: JobCatalogue,
    private readonly queues: Queues,
    private readonly consumers: Consumers,
    private readonly rebuilds: Rebuilds,
    private readonly feed: Feed,
    private readonly pools: PgPools,
    private readonly pumps: Pumps,
  ) {}

  /**
   * From now on the ledger's events call for these jobs, if any do, or a table does through its pump; and the workers
   * know how to run them.
   */
  register(kind: JobKind, pump?: Pump): void {
    this.catalogue.register(kind);
    if (pump !== undefined) this.pumps.register(pump);
    if (kind.on.length > 0) this.consumers.register(dispatchJobs(kind, this.queues));
  }

  /** Makes what these kinds of job derive a thing to rebuild. */
  registerRebuild(name: string, kinds: readonly JobKind[], derived: Derived): void {
    const rebuild = { name, kinds, derived, pool: this.pools.app, feed: this.feed };
    const run = async (onProgress: OnProgress): Promise<void> => {
      const failures = await rebuildByJobs(rebuild, onProgress);
      if (failures.length > 0) throw new RebuildIncomplete(failures);
    };
    this.rebuilds.register({ name, run, help: () => helpRebuild(rebuild), forget: () => forgetRebuild(rebuild) });
  }
}
