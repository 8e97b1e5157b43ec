import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Viewing } from '../../access/viewing.js';
import { seenStep } from '../../domain/seen-step.js';
import { GameRepository } from '../../game-repository.js';
import { GetLog, type LogRange } from './get-log.query.js';

@QueryHandler(GetLog)
export class GetLogHandler implements IQueryHandler<GetLog> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, range, caller, as }: GetLog): Promise<LogRange> {
    const game = await this.games.current(gameId);
    const viewer = await this.viewing.viewerFor(game, caller, as);
    const steps = await this.games.steps(gameId, range.after, range.limit, game.version);
    return { steps: steps.map((step) => seenStep(game.rules, step, viewer)), newest: game.version };
  }
}
