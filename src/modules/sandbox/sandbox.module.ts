import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { SandboxController } from './http/sandbox.controller.js';
import { TryOutHandler } from './queries/try-out.js';
import * as sandboxProblems from './sandbox.problems.js';
import { TrialPool } from './trials/trial-pool.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof sandboxProblems> {}
}

/** What if: positions and recorded games carried on for an answer, and forgotten. */
@Module({
  imports: [CatalogueModule, CqrsModule, Problems.declaredIn(sandboxProblems)],
  controllers: [SandboxController],
  providers: [TrialPool, TryOutHandler],
})
export class SandboxModule {}
