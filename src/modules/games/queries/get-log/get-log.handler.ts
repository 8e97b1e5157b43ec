import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Viewing } from '../../access/viewing.js';
import { versionsIn } from '../range.dto.js';
import { seenStep } from '../../domain/seen-step.js';
import { GameRepository } from '../../game-repository.js';
import { GetLog, type LogRange } from './get-log.query.js';

@QueryHandler(GetLog)
export class GetLogHandler implements IQueryHandler<GetLog> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, range, onlooker }: GetLog): Promise<LogRange> {
    const { game, viewer } = await this.viewing.sightOf(gameId, onlooker, ({ version }) => ({
      read: 'log',
      ...versionsIn(range, version),
    }));
    const steps = await this.games.steps(gameId, range.after, range.limit, game.version);
    return { steps: steps.map((step) => seenStep(game.rules, step, viewer)), newest: game.version };
  }
}
