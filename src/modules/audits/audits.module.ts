import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { GamesModule } from '../games/index.js';
import { MatchesModule } from '../matches/index.js';
import { GameAuditController } from './http/game-audit.controller.js';
import { AuditGameHandler } from './queries/audit-game.js';
import { ProvenGames } from './queries/proven-games.js';
import { OtherStreams } from './streams/other-streams.js';

/** Proof that a recorded game is the game that was played. */
@Module({
  imports: [CqrsModule, GamesModule, MatchesModule],
  controllers: [GameAuditController],
  providers: [AuditGameHandler, OtherStreams, ProvenGames],
})
export class AuditsModule {}
