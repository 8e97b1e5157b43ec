import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '../../../../engine/index.js';
import { Acting } from '../../access/acting.js';
import { Viewing } from '../../access/viewing.js';
import type { Game } from '../../domain/game.js';
import { askedOf } from '../../domain/open-decisions.js';
import { seenStep } from '../../domain/seen-step.js';
import { GameRepository } from '../../game-repository.js';
import { GetMoment, type Moment } from './get-moment.query.js';

/** Steps told after the one in question: enough to see what came of it. */
const STEPS_AFTER = 10;
const ANSWERS = 100;

@QueryHandler(GetMoment)
export class GetMomentHandler implements IQueryHandler<GetMoment> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
    private readonly acting: Acting,
  ) {}

  async execute({ gameId, step, caller }: GetMoment): Promise<Moment> {
    const current = await this.games.current(gameId);
    const before = await this.games.at(gameId, Math.max(1, step - 1));
    const seesAll = current.endedAt !== null || (await this.acting.mayJudge(current, caller));
    const viewer = await this.viewing.viewerFor(current, caller, seesAll ? 'everything' : undefined);
    const steps = await this.games.steps(gameId, step - 1, STEPS_AFTER, current.version);
    return {
      gameId,
      step,
      views: Object.fromEntries(
        eyesIn(current, viewer).map(([name, eyes]) => [name, before.rules.view(before.state, eyes)]),
      ),
      decisions: askedOf(before, { viewer, judges: false, answers: ANSWERS }).decisions,
      log: steps.map((each) => seenStep(current.rules, each, viewer)),
    };
  }
}

/** Whoever sees all is shown what each seat saw: that is what they decided on. */
function eyesIn({ started }: Game, viewer: Viewer): readonly (readonly [name: string, eyes: Viewer])[] {
  if (viewer.kind === 'everything') return started.seats.map(({ seat }) => [seat, { kind: 'player', seat }] as const);
  return [[viewer.kind === 'player' ? viewer.seat : viewer.kind, viewer]];
}
