import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Consumers } from './consumers.js';
import { ProjectionAudit } from './projection-audit.js';
import { Rebuilds } from './rebuilds.js';
import { SetAsideStreams } from './set-aside.js';

export interface ProjectionsSettings {
  /** Whether this process follows the ledger. Any number may: they take turns, batch by batch. */
  readonly works: boolean;
}

const SETTINGS = Symbol('projections settings');

/** Consumers of the ledger: imported once, by the root module, after the event store. */
@Global()
@Module({})
export class ProjectionsModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    @Inject(SETTINGS) private readonly settings: ProjectionsSettings,
    private readonly consumers: Consumers,
  ) {}

  static at(settings: ProjectionsSettings): DynamicModule {
    return {
      module: ProjectionsModule,
      providers: [{ provide: SETTINGS, useValue: settings }, Consumers, ProjectionAudit, Rebuilds, SetAsideStreams],
      exports: [Consumers, ProjectionAudit, Rebuilds, SetAsideStreams],
    };
  }

  /** Every module has registered its consumers by now. */
  onApplicationBootstrap(): void {
    if (this.settings.works) this.consumers.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.consumers.stop();
  }
}
