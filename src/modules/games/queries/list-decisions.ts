import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { awaitedIn, type Viewer } from '../../../engine/index.js';
import { Actors } from '../access/actors.js';
import type { ViewRequest } from '../access/view-request.js';
import { Viewing } from '../access/viewing.js';
import type { Game } from '../domain/game.js';
import { askedOf, type Asking, decidingSeats } from '../domain/open-decisions.js';
import { SeenTexts } from '../seen/seen-texts.js';

/**
 * The decisions that a viewer may know or take as a judge, each with at most `limit` legal answers: a `DecisionsDto` as
 * JSON.
 */
export class ListDecisions extends Query<Buffer> {
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
    private readonly texts: SeenTexts,
  ) {}

  async execute({ gameId, limit, request }: ListDecisions): Promise<Buffer> {
    const { game, viewer } = await this.viewing.viewOf(gameId, request, ({ version }) => ({
      read: 'decisions',
      from: version,
      to: version,
    }));
    const judges = request.as === undefined && (await this.acting.mayJudge(game, request.caller));
    const further = `${limit}${judges ? ' judging' : ''}`;
    return this.texts.get({ what: 'decisions', gameId, version: game.version, viewer, further }, () =>
      JSON.stringify(openIn(game, { viewer, judges, answers: limit })),
    );
  }
}

const openIn = (game: Game, asking: Asking) => ({
  version: game.version,
  ...askedOf(game, asking),
  deciding: decidingSeats(game),
  /** In a paper match: the outcomes of chance that the game waits for. */
  awaiting: knowsAllHands(asking.viewer) ? game.rules.reportable(game.state) : awaitedIn(game.state),
});

const knowsAllHands = ({ kind }: Viewer): boolean => kind === 'judge' || kind === 'everything';
