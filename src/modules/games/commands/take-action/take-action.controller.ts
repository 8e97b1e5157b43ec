import { Body, Controller, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiProblems, IdempotencyKey } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { actionAnswer } from '../action-answer.js';
import { ActionAnswerDto, ActionAnswerQuery } from '../action-answer.dto.js';
import { TakeAction } from './take-action.command.js';
import { TakeActionDto } from './take-action.dto.js';

@ApiTags('Play')
@Controller('v1/games')
export class TakeActionController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/actions')
  @Needs('games.act', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Answer open decisions of your seat',
    description:
      'One answer is one step; several are a whole play at once, all or nothing. A judge answers decisions that are open ' +
      'to judges, in the place of the seat that each is for. Whoever records a paper match may tell with the answers how ' +
      'chance fell; what is not told the game waits for.',
  })
  @ApiOkResponse({ type: ActionAnswerDto })
  @ApiProblems(
    'request.invalid',
    'action.illegal',
    'decision.not-open',
    'decision.other-seat',
    'decision.not-for-judges',
    'chance.not-yours',
    'chance.not-asserted',
    'chance.not-awaited',
    'chance.impossible',
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
  async takeAction(
    @Param() { id }: GameParams,
    @Query() { answers: limit }: ActionAnswerQuery,
    @Body() { answers, asserted, expectedVersion, seat }: TakeActionDto,
    @Caller() caller: CallerIdentity,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const origin = { caller, requestId: request.id, key, seat };
    const played = await this.commands.execute(new TakeAction(id, answers, asserted, expectedVersion, origin));
    if (played.replayed) void reply.header('Idempotent-Replayed', 'true');
    return actionAnswer(played, limit);
  }
}
