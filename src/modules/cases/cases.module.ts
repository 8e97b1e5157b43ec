import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { Consumers, Rebuilds } from '../../platform/projections/index.js';
import { GamesModule } from '../games/index.js';
import { MatchesModule } from '../matches/index.js';
import { AppealTime } from './appeal-time.js';
import { CaseListing } from './case-listing.js';
import { CaseNames } from './case-names.js';
import { CaseReading } from './case-reading.js';
import { CaseVisibility } from './case-visibility.js';
import { CaseStore } from './case-store.js';
import * as caseProblems from './cases.problems.js';
import { ClosingProcess } from './closings/closing.process.js';
import { ClosingsController } from './closings/closings.controller.js';
import { Court } from './court.js';
import { Docket } from './docket.js';
import { Foresight } from './foresight.js';
import { CasesController } from './http/cases.controller.js';
import { ProceedingsController } from './http/proceedings.controller.js';
import { PenaltyRecord } from './penalty-record.js';
import { PlayingOn } from './playing-on.js';
import { RulingPreviews } from './ruling-preview.js';
import { RulingProcess } from './process/ruling.process.js';
import { caseListing } from './projections/cases.projection.js';
import { GetRuledPenaltiesHandler } from './queries/get-ruled-penalties.js';
import { ListPenaltiesHandler } from './queries/list-penalties.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof caseProblems> {}
}

/** Contested steps, what judges rule on them, and how that reaches the games. */
@Module({
  imports: [CqrsModule, GamesModule, MatchesModule, Problems.declaredIn(caseProblems)],
  controllers: [CasesController, ClosingsController, ProceedingsController],
  providers: [
    AppealTime,
    CaseListing,
    CaseNames,
    CaseReading,
    CaseStore,
    CaseVisibility,
    ClosingProcess,
    Court,
    Docket,
    Foresight,
    GetRuledPenaltiesHandler,
    ListPenaltiesHandler,
    PenaltyRecord,
    PlayingOn,
    RulingPreviews,
    RulingProcess,
  ],
  exports: [CaseVisibility],
})
export class CasesModule implements OnModuleInit {
  constructor(
    private readonly consumers: Consumers,
    private readonly rebuilds: Rebuilds,
    private readonly rulings: RulingProcess,
    private readonly closings: ClosingProcess,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this.rulings);
    this.consumers.register(this.closings);
    this.consumers.register(caseListing);
    this.rebuilds.registerProjection(caseListing);
  }
}
