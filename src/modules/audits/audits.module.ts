import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { GamesModule } from '../games/index.js';
import { MatchesModule } from '../matches/index.js';
import { AuditTurns } from './audit-turns.js';
import * as auditProblems from './audits.problems.js';
import { GameAuditController } from './http/game-audit.controller.js';
import { AuditGameHandler } from './queries/audit-game.js';
import { ProvenGames } from './queries/proven-games.js';
import { OtherStreams } from './streams/other-streams.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof auditProblems> {}
}

/** Proof that a recorded game is the game that was played. */
@Module({
  imports: [CqrsModule, GamesModule, MatchesModule, Problems.declaredIn(auditProblems)],
  controllers: [GameAuditController],
  providers: [AuditGameHandler, AuditTurns, OtherStreams, ProvenGames],
  exports: [AuditTurns],
})
export class AuditsModule {}
