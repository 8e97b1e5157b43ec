import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { GamesModule } from '../games/index.js';
import { MatchesModule } from '../matches/index.js';
import { AuditGameController } from './queries/audit-game/audit-game.controller.js';
import { AuditGameHandler } from './queries/audit-game/audit-game.handler.js';

/** Proof that a recorded game is the game that was played. */
@Module({
  imports: [CqrsModule, GamesModule, MatchesModule],
  controllers: [AuditGameController],
  providers: [AuditGameHandler],
})
export class AuditsModule {}
