import { Module } from '@nestjs/common';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { ServiceController } from './http/service.controller.js';
import { RuleTitlesOfGames } from './rule-titles.js';
import * as serviceProblems from './service.problems.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof serviceProblems> {}
}

/** What there is to know of the service before anything else is asked. */
@Module({
  imports: [Problems.declaredIn(serviceProblems)],
  controllers: [ServiceController],
  providers: [RuleTitlesOfGames],
})
export class ServiceModule {}
