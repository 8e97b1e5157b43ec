import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { Jobs } from '../../platform/queue/index.js';
import { GamesModule } from '../games/index.js';
import { MatchesModule } from '../matches/index.js';
import { ReplaysController } from './http/replays.controller.js';
import { ExecutedGames } from './executed-games.js';
import { BuildGameReplay } from './jobs/build-game-replay.job.js';
import { BuildMatchReplay } from './jobs/build-match-replay.job.js';
import { GetGameReplayHandler, GetMatchReplayHandler } from './queries/get-replay.js';
import { ReplayAudit } from './replay-audit.js';
import { ReplayMaking } from './replay-making.js';
import { ReplayStatus } from './replay-status.js';
import { ReplayTable } from './replay-table.js';
import * as replayProblems from './replays.problems.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof replayProblems> {}
}

/**
 * Replays of ended games and matches: made by jobs, or when they are first asked for, kept compressed, and served as
 * they are.
 */
@Module({
  imports: [CqrsModule, GamesModule, MatchesModule, Problems.declaredIn(replayProblems)],
  controllers: [ReplaysController],
  providers: [
    BuildGameReplay,
    BuildMatchReplay,
    ExecutedGames,
    GetGameReplayHandler,
    GetMatchReplayHandler,
    ReplayAudit,
    ReplayMaking,
    ReplayStatus,
    ReplayTable,
  ],
  exports: [ExecutedGames, ReplayAudit],
})
export class ReplaysModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly games: BuildGameReplay,
    private readonly matches: BuildMatchReplay,
    private readonly table: ReplayTable,
  ) {}

  onModuleInit(): void {
    const kinds = [this.games, this.matches];
    for (const kind of kinds) this.jobs.register(kind);
    this.jobs.registerRebuild('replays', kinds, this.table);
  }
}
