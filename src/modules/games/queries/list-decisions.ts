import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { awaitedIn, type PublicAwaitedOutcome } from '../../../engine/index.js';
import { Acting } from '../access/acting.js';
import type { Onlooker } from '../access/onlooker.js';
import { Viewing } from '../access/viewing.js';
import { type Asked, askedOf, decidingSeats } from '../domain/open-decisions.js';

interface OpenDecisions extends Asked {
  readonly version: number;
  readonly deciding: readonly string[];
  /** Of a paper match: what the game waits to be told. */
  readonly awaiting: readonly PublicAwaitedOutcome[];
}

/** The decisions that a viewer may know or take as a judge, each with at most `limit` legal answers. */
export class ListDecisions extends Query<OpenDecisions> {
  constructor(
    readonly gameId: string,
    readonly limit: number,
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}

@QueryHandler(ListDecisions)
export class ListDecisionsHandler implements IQueryHandler<ListDecisions> {
  constructor(
    private readonly viewing: Viewing,
    private readonly acting: Acting,
  ) {}

  async execute({ gameId, limit, onlooker }: ListDecisions): Promise<OpenDecisions> {
    const { game, viewer } = await this.viewing.sightOf(gameId, onlooker, ({ version }) => ({
      read: 'decisions',
      from: version,
      to: version,
    }));
    const judges = onlooker.as === undefined && (await this.acting.mayJudge(game, onlooker.caller));
    return {
      version: game.version,
      ...askedOf(game, { viewer, judges, answers: limit }),
      deciding: decidingSeats(game),
      awaiting: awaitedIn(game.state),
    };
  }
}
