import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import type { CodesIn } from '../problems/index.js';
import { ProblemPageController } from './docs/problem-page.controller.js';
import { FileSenders } from './input/file-body.js';
import { FileReader } from './input/file.pipe.js';
import { IdempotencyGuard } from './input/idempotency-key.decorator.js';
import { InputPipe } from './input/input.pipe.js';
import * as requestProblems from './input/request.problems.js';
import { EventStreams } from './output/event-streams.js';
import { AllowedMethods } from './problems/allowed-methods.js';
import { ProblemRegistry, Problems } from './problems/problem-registry.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { RateSubject } from './rate-limit.js';
import { PageHeads } from './web/page-heads.js';
import { PagePictures } from './web/page-pictures.js';

declare module '../problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof requestProblems> {}
}

/** What every module that answers HTTP relies on; imported once, by the root module. */
@Global()
@Module({
  imports: [Problems.declaredIn(requestProblems)],
  controllers: [ProblemPageController],
  providers: [
    AllowedMethods,
    EventStreams,
    FileReader,
    FileSenders,
    PageHeads,
    PagePictures,
    ProblemFilter,
    ProblemRegistry,
    RateSubject,
    { provide: APP_FILTER, useExisting: ProblemFilter },
    { provide: APP_GUARD, useClass: IdempotencyGuard },
    { provide: APP_PIPE, useClass: InputPipe },
  ],
  exports: [
    AllowedMethods,
    EventStreams,
    FileReader,
    FileSenders,
    PageHeads,
    PagePictures,
    ProblemFilter,
    ProblemRegistry,
    RateSubject,
  ],
})
export class HttpModule {}
