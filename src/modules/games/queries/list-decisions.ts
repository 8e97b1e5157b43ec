import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { awaitedIn, type PublicAwaitedOutcome } from '../../../engine/index.js';
import { Actors } from '../access/actors.js';
import type { ViewRequest } from '../access/view-request.js';
import { Viewing } from '../access/viewing.js';
import { type Asked, askedOf, decidingSeats } from '../domain/open-decisions.js';

interface OpenDecisions extends Asked {
  readonly version: number;
  readonly deciding: readonly string[];
  /** Of a paper match: the chance that the game waits for. */
  readonly awaiting: readonly PublicAwaitedOutcome[];
}

/** The decisions that a viewer may know or take as a judge, each with at most `limit` legal answers. */
export class ListDecisions extends Query<OpenDecisions> {
  constructor(
    readonly gameId: string,
    readonly limit: number,
    readonly request: ViewRequest,
  ) {
    super();
  }
}

@QueryHandler(ListDecisions)
export class ListDecisionsHandler implements IQueryHandler<ListDecisions> {
  constructor(
    private readonly viewing: Viewing,
    private readonly acting: Actors,
  ) {}

  async execute({ gameId, limit, request }: ListDecisions): Promise<OpenDecisions> {
    const { game, viewer } = await this.viewing.viewOf(gameId, request, ({ version }) => ({
      read: 'decisions',
      from: version,
      to: version,
    }));
    const judges = request.as === undefined && (await this.acting.mayJudge(game, request.caller));
    return {
      version: game.version,
      ...askedOf(game, { viewer, judges, answers: limit }),
      deciding: decidingSeats(game),
      awaiting: awaitedIn(game.state),
    };
  }
}
