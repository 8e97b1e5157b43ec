import { hash } from 'node:crypto';
import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { hashWith } from './engine/index.js';
import { AuditsModule, LedgerAuditsModule } from './modules/audits/index.js';
import { CasesModule } from './modules/cases/index.js';
import { CardImportsModule, CatalogueModule } from './modules/catalogue/index.js';
import { ClocksModule } from './modules/clocks/index.js';
import { ExportsModule } from './modules/exports/index.js';
import { GamesModule } from './modules/games/index.js';
import { apiGuide } from './boot/api-guide.js';
import { DiskWatch, FreeSpace } from './boot/disk-watch.js';
import { outageProblems, Outages } from './boot/outages.js';
import { Readiness } from './boot/readiness.js';
import { IdentityModule } from './modules/identity/index.js';
import { JobsModule } from './modules/jobs/index.js';
import { LeaguesModule } from './modules/leagues/index.js';
import { MatchesModule } from './modules/matches/index.js';
import { PreviewsModule } from './modules/previews/index.js';
import { RatingsModule } from './modules/ratings/index.js';
import { ReplaysModule } from './modules/replays/index.js';
import { ServiceModule } from './modules/service/index.js';
import { SandboxModule } from './modules/sandbox/index.js';
import { StatisticsModule } from './modules/statistics/index.js';
import { StudiesModule } from './modules/studies/index.js';
import { TournamentsModule } from './modules/tournaments/index.js';
import { WebhooksModule } from './modules/webhooks/index.js';
import { type Config, ConfigModule } from './platform/config/index.js';
import { DatabaseModule, DatabaseSettings } from './platform/database/index.js';
import { EventStoreModule } from './platform/event-store/index.js';
import { HealthModule } from './platform/health/index.js';
import { API_GUIDE, HttpModule, Problems } from './platform/http/index.js';
import { OutboundModule } from './platform/outbound/index.js';
import { ProjectionsModule } from './platform/projections/index.js';
import { QueueModule } from './platform/queue/index.js';
import { SecretsModule } from './platform/secrets/index.js';

type Imports = NonNullable<ModuleMetadata['imports']>;

/** Technical parts, each given what it needs of the settings. They are global: modules inject what they use. */
const platform = (config: Config): Imports => [
  ConfigModule.of(config),
  DatabaseModule.at(
    new DatabaseSettings(config.databaseUrl, { poolMax: config.databasePoolMax, appUrl: config.databaseAppUrl }),
  ),
  EventStoreModule.at({ sequences: config.servesHttp }),
  ProjectionsModule.at({ works: config.runsWorkers }),
  QueueModule.at({ redisUrl: config.redisUrl, works: config.runsWorkers }),
  SecretsModule.at({ key: config.secretsKey, previousKey: config.secretsKeyPrevious }),
  OutboundModule.at({ networks: config.webhookNetworks }),
  HealthModule,
  HttpModule,
];

/** What Kifu does, one module per capability. */
const PRODUCT: Imports = [
  IdentityModule,
  CatalogueModule,
  CardImportsModule,
  LeaguesModule,
  MatchesModule,
  GamesModule,
  AuditsModule,
  LedgerAuditsModule,
  ReplaysModule,
  StatisticsModule,
  StudiesModule,
  CasesModule,
  TournamentsModule,
  RatingsModule,
  ClocksModule,
  ExportsModule,
  SandboxModule,
  JobsModule,
  WebhooksModule,
  ServiceModule,
  PreviewsModule,
];

/**
 * All of Kifu. Every process is made of the same modules; what one does follows from its role (`config.servesHttp`,
 * `config.runsWorkers`), not from a different composition.
 */
@Module({})
export class AppModule {
  static of(config: Config): DynamicModule {
    // The engine asks no platform for anything; every process that carries games on hashes their states.
    hashWith((data) => hash('sha256', data, 'hex'));
    return {
      module: AppModule,
      imports: [...platform(config), ...PRODUCT, Problems.declaredIn(outageProblems)],
      providers: [DiskWatch, FreeSpace, Outages, Readiness, { provide: API_GUIDE, useValue: apiGuide }],
    };
  }
}
