import { Injectable } from '@nestjs/common';
import { PgPools } from '../database/index.js';
import { Feed } from '../event-store/index.js';
import { rebuildProjection } from './consume.js';
import { type Projection } from './consumer.js';
import { ProjectionAudit } from './projection-audit.js';
import { UnknownRebuild } from './projections.errors.js';

export type OnProgress = (done: number, total: number) => void;

/** Something derived from the ledger that can be thrown away and made again. */
export interface Rebuild {
  readonly name: string;
  run(onProgress: OnProgress): Promise<void>;
  /**
   * Takes part in one that is under way elsewhere, until nothing is left to do; absent where it is done in one piece.
   */
  help?(): Promise<void>;
  /** Forgets one that was broken off. */
  forget?(): Promise<void>;
}

/** What can be rebuilt, by the name that a person types. */
@Injectable()
export class Rebuilds {
  private readonly registered = new Map<string, Rebuild>();

  constructor(
    private readonly pools: PgPools,
    private readonly feed: Feed,
    private readonly audit: ProjectionAudit,
  ) {}

  register(rebuild: Rebuild): void {
    if (this.registered.has(rebuild.name)) throw new Error(`the rebuild '${rebuild.name}' is registered twice`);
    this.registered.set(rebuild.name, rebuild);
  }

  /** Its tables can be audited from then on, too. */
  registerProjection(projection: Projection): void {
    this.audit.register(projection);
    const run = (onProgress: OnProgress) => rebuildProjection(this.pools.app, this.feed, projection, onProgress);
    this.register({ name: projection.name, run });
  }

  names(): readonly string[] {
    return [...this.registered.keys()].sort();
  }

  async run(name: string, onProgress: OnProgress): Promise<void> {
    await this.named(name).run(onProgress);
  }

  /** Whether several processes can do it together. */
  isShared(name: string): boolean {
    return this.named(name).help !== undefined;
  }

  async help(name: string): Promise<void> {
    await this.named(name).help?.();
  }

  /** The next one of this name begins anew, also where the last was broken off. */
  async forget(name: string): Promise<void> {
    await this.named(name).forget?.();
  }

  private named(name: string): Rebuild {
    const rebuild = this.registered.get(name);
    if (rebuild === undefined) throw new UnknownRebuild(name, this.names());
    return rebuild;
  }
}
