import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { SandboxController } from './http/sandbox.controller.js';
import { TryOutHandler } from './queries/try-out.js';
import { sandboxProblems } from './sandbox.problems.js';
import { TrialPool } from './trials/trial-pool.js';

/** What if: positions and recorded games carried on for an answer, and forgotten. */
@Module({
  imports: [CatalogueModule, CqrsModule, Problems.of(sandboxProblems)],
  controllers: [SandboxController],
  providers: [TrialPool, TryOutHandler],
})
export class SandboxModule {}
