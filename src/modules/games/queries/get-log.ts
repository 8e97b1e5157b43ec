import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ViewRequest } from '../access/view-request.js';
import { Viewing } from '../access/viewing.js';
import { type SeenStep, seenStep } from '../domain/seen-event.js';
import { GameRepository } from '../game-repository.js';
import { versionsIn } from '../http/history.dto.js';

interface LogRange {
  readonly steps: readonly SeenStep[];
  /** The version of the game now, as far as it has come for the reader. */
  readonly newest: number;
}

/** What happened after a version, as the caller may know it. */
export class GetLog extends Query<LogRange> {
  constructor(
    readonly gameId: string,
    readonly range: { readonly after: number; readonly limit: number },
    readonly request: ViewRequest,
  ) {
    super();
  }
}

@QueryHandler(GetLog)
export class GetLogHandler implements IQueryHandler<GetLog> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, range, request }: GetLog): Promise<LogRange> {
    const { game, viewer } = await this.viewing.viewOf(gameId, request, ({ version }) => ({
      read: 'log',
      ...versionsIn(range, version),
    }));
    const steps = await this.games.steps(gameId, range.after, range.limit, game.version);
    return { steps: steps.map((step) => seenStep(game.rules, step, viewer)), newest: game.version };
  }
}
