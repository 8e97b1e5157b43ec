import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Jobs } from '../../platform/queue/index.js';
import { CasesModule } from '../cases/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { GamesModule } from '../games/index.js';
import { MatchesModule } from '../matches/index.js';
import { ReplaysModule } from '../replays/index.js';
import { StatisticsModule } from '../statistics/index.js';
import { AuditsModule } from './audits.module.js';
import { RequestAuditHandler } from './commands/request-audit.js';
import { AuditsController } from './http/audits.controller.js';
import { LedgerController } from './http/ledger.controller.js';
import { AuditLedger } from './jobs/audit-ledger.job.js';
import { MatchAudit } from './match-audit.js';
import { AuditMatchHandler } from './queries/audit-match.js';
import { AuditStreamHandler } from './queries/audit-stream.js';
import { GetAuditHandler } from './queries/get-audit.js';
import { AuditCheck, ImportCheck, DisclosuresCheck } from './streams/stream-check.js';
import { CaseCheck } from './streams/case-check.js';
import { GameCheck } from './streams/game-check.js';
import { MasterData, OtherStreams } from './streams/other-streams.js';
import { MatchCheck } from './streams/match-check.js';
import { MergeCheck } from './streams/merge-check.js';
import { StudyCheck } from './streams/study-check.js';
import { TournamentCheck } from './streams/tournament-check.js';
import { StreamAudits } from './streams/stream-audits.js';
import { WholeAudit } from './whole/whole-audit.js';

/** What one kind of stream must be, each. */
const CHECKS = [
  AuditCheck,
  CaseCheck,
  GameCheck,
  ImportCheck,
  DisclosuresCheck,
  MatchCheck,
  MergeCheck,
  StudyCheck,
  TournamentCheck,
  MasterData,
  OtherStreams,
];

/**
 * Proof that everything recorded is what was recorded, and leads to what is shown: of streams, matches, and the whole
 * ledger.
 */
@Module({
  imports: [
    CqrsModule,
    AuditsModule,
    CasesModule,
    CatalogueModule,
    GamesModule,
    MatchesModule,
    ReplaysModule,
    StatisticsModule,
  ],
  controllers: [AuditsController, LedgerController],
  providers: [
    ...CHECKS,
    AuditLedger,
    AuditMatchHandler,
    AuditStreamHandler,
    GetAuditHandler,
    MatchAudit,
    RequestAuditHandler,
    StreamAudits,
    WholeAudit,
  ],
})
export class LedgerAuditsModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly auditLedger: AuditLedger,
  ) {}

  onModuleInit(): void {
    this.jobs.register(this.auditLedger);
  }
}
