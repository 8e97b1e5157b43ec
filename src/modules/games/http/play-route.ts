import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { awaitedIn, type PublicAwaitedOutcome } from '../../../engine/index.js';
import { ApiProblems, markReplayed } from '../../../platform/http/index.js';
import type { ProblemCode } from '../../../platform/problems/index.js';
import { viewerOf } from '../access/actors.js';
import { type CitedEntry, citedLog, type CitedOutcome, outcomeOf } from '../domain/cited-log.js';
import { type Asked, askedOf, decidingSeats } from '../domain/open-decisions.js';
import type { RecordedAction } from '../game-actions.js';
import { ActionAnswerDto } from './play.dto.js';

/** The answer to an action: what followed, and what the actor must or may decide next. */
interface ActionAnswer extends Asked {
  readonly gameId: string;
  readonly version: number;
  /** The hash of the last recorded event. A copy of it proves later that nothing before it was changed. */
  readonly hash: string;
  readonly log: readonly CitedEntry[];
  readonly deciding: readonly string[];
  /** In a paper match: the outcomes of chance that the game waits for. */
  readonly awaiting: readonly PublicAwaitedOutcome[];
  readonly outcome: CitedOutcome | null;
}

/** Follows from the recorded game alone, so a request that is sent again gets the same answer. */
function actionAnswer({ game, actor }: RecordedAction, answers: number): ActionAnswer {
  const viewer = viewerOf(actor);
  const step = game.steps.findLast(({ type }) => type !== 'GameEnded');
  return {
    gameId: game.id,
    version: game.version,
    hash: game.hash,
    log: citedLog(game.rules, step?.log ?? [], viewer),
    ...askedOf(game, { viewer, judges: actor.kind === 'judge', answers }),
    deciding: decidingSeats(game),
    awaiting: awaitedIn(game.state),
    outcome: outcomeOf(game),
  };
}

/** The shared part of all routes that continue a game. */
export const PlayRoute = (summary: string, description: string, ...problems: readonly ProblemCode[]): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    ApiOperation({ summary, description }),
    ApiOkResponse({ type: ActionAnswerDto }),
    ApiProblems(
      'request.invalid',
      'game.not-found',
      'game.not-seated',
      'game.stale-version',
      'game.too-many-races',
      'game.over',
      'game.full',
      'clock.expired',
      'card-set.unavailable',
      'event-store.idempotency-mismatch',
      'event-store.busy',
      ...problems,
    ),
  );

/** The answer, marked where it had been given before. */
export function answer(reply: FastifyReply, played: RecordedAction, answers: number): ActionAnswer {
  markReplayed(reply, played);
  return actionAnswer(played, answers);
}
