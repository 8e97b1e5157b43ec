import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems, markReplayed } from '../../../platform/http/index.js';
import type { Played } from '../play.js';
import { type ActionAnswer, actionAnswer } from './action-answer.js';
import { ActionAnswerDto } from './action-answer.dto.js';

/** What all routes share by which a game goes on. */
export const Play = (summary: string, description: string, ...problems: readonly string[]): MethodDecorator =>
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
      'clock.expired',
      'card-set.unavailable',
      'event-store.idempotency-mismatch',
      'event-store.busy',
      ...problems,
    ),
  );

/** The answer, marked where it had been given before. */
export function answer(reply: FastifyReply, played: Played, answers: number): ActionAnswer {
  markReplayed(reply, played);
  return actionAnswer(played, answers);
}
