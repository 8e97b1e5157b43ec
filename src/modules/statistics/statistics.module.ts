import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Jobs } from '../../platform/queue/index.js';
import { MatchesModule } from '../matches/index.js';
import { ReplaysModule } from '../replays/index.js';
import { FactAudit } from './fact-audit.js';
import { GameFactTable } from './game-fact-table.js';
import { RecordGameFacts } from './jobs/record-game-facts.job.js';
import { StatisticsController } from './http/statistics.controller.js';
import { GetStatisticsHandler } from './queries/get-statistics.js';
import { RememberedReports } from './queries/remembered-reports.js';
import { CountPump } from './totals/count-pump.js';
import { Totals } from './totals/totals.js';

/** What many games say together: facts recorded by jobs, added up as they change. */
@Module({
  imports: [CqrsModule, MatchesModule, ReplaysModule],
  controllers: [StatisticsController],
  providers: [CountPump, FactAudit, GameFactTable, GetStatisticsHandler, RecordGameFacts, RememberedReports, Totals],
  exports: [FactAudit],
})
export class StatisticsModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly recordGameFacts: RecordGameFacts,
    private readonly table: GameFactTable,
    private readonly countPump: CountPump,
  ) {}

  onModuleInit(): void {
    this.jobs.register(this.recordGameFacts, this.countPump);
    this.jobs.registerRebuild('statistics', [this.recordGameFacts], this.table);
  }
}
