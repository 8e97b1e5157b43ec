import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock, PgPools } from '../database/index.js';
import type { CodesIn } from '../problems/index.js';
import { LedgerRoots } from './audit/ledger-roots.js';
import { StoreAudit } from './audit/store-audit.js';
import type * as eventStoreProblems from './event-store.problems.js';
import { EventStore } from './event-store.js';
import { Feed } from './feed.js';
import { Sequencer } from './sequencer.js';
import { Snapshots } from './snapshots.js';
import { Upcasters } from './upcasters.js';

declare module '../problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof eventStoreProblems> {}
}

export interface EventStoreSettings {
  /** Whether this process offers itself as sequencer. Several may; one leads at a time. */
  readonly sequences: boolean;
}

/** The event store for everyone: imported once, by the root module, after the database. */
@Global()
@Module({})
export class EventStoreModule {
  static at({ sequences }: EventStoreSettings): DynamicModule {
    return {
      module: EventStoreModule,
      providers: [
        { provide: Upcasters, useFactory: () => new Upcasters() },
        {
          provide: Sequencer,
          inject: [PgPools],
          useFactory: ({ app }: PgPools) => new Sequencer(app, { autoStart: sequences }),
        },
        {
          provide: EventStore,
          inject: [PgPools, Upcasters, Sequencer, Clock],
          useFactory: ({ app }: PgPools, upcasters: Upcasters, sequencer: Sequencer, clock: Clock) =>
            new EventStore(app, upcasters, { onRecorded: () => sequencer.nudge(), now: () => clock.now() }),
        },
        {
          provide: Feed,
          inject: [PgPools, Upcasters],
          useFactory: ({ app }: PgPools, upcasters: Upcasters) => new Feed(app, upcasters),
        },
        { provide: Snapshots, inject: [PgPools], useFactory: ({ app }: PgPools) => new Snapshots(app) },
        { provide: LedgerRoots, inject: [PgPools], useFactory: ({ app }: PgPools) => new LedgerRoots(app) },
        {
          provide: StoreAudit,
          inject: [PgPools],
          useFactory: ({ app }: PgPools) => new StoreAudit(app),
        },
      ],
      exports: [EventStore, Feed, LedgerRoots, Sequencer, Snapshots, StoreAudit, Upcasters],
    };
  }
}
