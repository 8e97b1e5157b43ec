import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ViewRequest } from '../access/view-request.js';
import { Viewing } from '../access/viewing.js';
import { versionsIn } from '../http/history.dto.js';
import { SeenSteps } from '../seen/seen-steps.js';

interface LogRange {
  /** `SeenStep`s as JSON. */
  readonly steps: readonly Buffer[];
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
    private readonly viewing: Viewing,
    private readonly seen: SeenSteps,
  ) {}

  async execute({ gameId, range, request }: GetLog): Promise<LogRange> {
    const sight = await this.viewing.viewOf(gameId, request, ({ version }) => ({
      read: 'log',
      ...versionsIn(range, version),
    }));
    const newest = sight.game.version;
    return { steps: await this.seen.steps(sight, { ...range, newest }), newest };
  }
}
