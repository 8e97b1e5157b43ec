import { Injectable } from '@nestjs/common';
import { type JobKind } from './job.js';

/** All kinds of job, registered by the modules that own them while the application starts. */
@Injectable()
export class JobCatalogue {
  private readonly kinds = new Map<string, JobKind>();

  register(kind: JobKind): void {
    if (this.kinds.has(kind.effect)) throw new Error(`the effect '${kind.effect}' is registered twice`);
    this.kinds.set(kind.effect, kind);
  }

  all(): readonly JobKind[] {
    return [...this.kinds.values()];
  }
}
