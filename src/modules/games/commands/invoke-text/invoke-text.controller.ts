import { Body, Controller, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiProblems, IdempotencyKey } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { actionAnswer } from '../action-answer.js';
import { ActionAnswerDto, ActionAnswerQuery } from '../action-answer.dto.js';
import { InvokeText } from './invoke-text.command.js';
import { InvokeTextDto } from './invoke-text.dto.js';

@ApiTags('Play')
@Controller('v1/games')
export class InvokeTextController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/invocations')
  @Needs('games.act', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Say that an unscripted text applies now',
    description:
      'For a text of a card in play whose moment the engine does not know. Your seat then carries it out by hand, act by ' +
      'act, each confirmed by every opponent or by a judge.',
  })
  @ApiOkResponse({ type: ActionAnswerDto })
  @ApiProblems(
    'request.invalid',
    'invocation.unknown',
    'invocation.not-at-rest',
    'game.not-found',
    'game.not-seated',
    'game.seat-needed',
    'game.stale-version',
    'game.too-many-races',
    'game.over',
    'clock.expired',
    'game.seat-left',
    'card-set.unavailable',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async invokeText(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() { expectedVersion, seat, ...text }: InvokeTextDto,
    @Caller() caller: CallerIdentity,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const origin = { caller, requestId: request.id, key, seat };
    const played = await this.commands.execute(new InvokeText(id, text, expectedVersion, origin));
    if (played.replayed) void reply.header('Idempotent-Replayed', 'true');
    return actionAnswer(played, answers);
  }
}
