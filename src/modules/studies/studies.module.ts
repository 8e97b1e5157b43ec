import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { Consumers, Rebuilds } from '../../platform/projections/index.js';
import { Authors } from './authors.js';
import { BeginStudyHandler } from './commands/begin-study.js';
import { ChangeStudyHandler } from './commands/change-study.js';
import { StudiesController } from './http/studies.controller.js';
import { studyListing } from './projections/studies.projection.js';
import { GetStudyHandler } from './queries/get-study.js';
import { ListStudiesHandler } from './queries/list-studies.js';
import * as studyProblems from './studies.problems.js';
import { StudyAccess } from './study-access.js';
import { StudyStore } from './study-store.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof studyProblems> {}
}

/** What authors say about games, step by step: for themselves, or for everybody. */
@Module({
  imports: [CqrsModule, Problems.declaredIn(studyProblems)],
  controllers: [StudiesController],
  providers: [
    Authors,
    BeginStudyHandler,
    ChangeStudyHandler,
    GetStudyHandler,
    ListStudiesHandler,
    StudyAccess,
    StudyStore,
  ],
})
export class StudiesModule implements OnModuleInit {
  constructor(
    private readonly consumers: Consumers,
    private readonly rebuilds: Rebuilds,
  ) {}

  onModuleInit(): void {
    this.consumers.register(studyListing);
    this.rebuilds.registerProjection(studyListing);
  }
}
