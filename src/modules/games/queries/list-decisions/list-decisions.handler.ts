import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { awaitedIn } from '../../../../engine/index.js';
import { Acting } from '../../access/acting.js';
import { Viewing } from '../../access/viewing.js';
import { askedOf, decidingSeats } from '../../domain/open-decisions.js';
import { ListDecisions, type OpenDecisions } from './list-decisions.query.js';

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
