import { Body, Controller, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiProblems, IdempotencyKey } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { actionAnswer } from '../action-answer.js';
import { ActionAnswerDto, ActionAnswerQuery } from '../action-answer.dto.js';
import { OrderDto } from '../expected-version.dto.js';
import { Concede } from './concede.command.js';

@ApiTags('Play')
@Controller('v1/games')
export class ConcedeController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/concede')
  @Needs('games.act', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({ summary: 'Give the game up', description: 'Your seat leaves the game; with two players it ends.' })
  @ApiOkResponse({ type: ActionAnswerDto })
  @ApiProblems(
    'request.invalid',
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
  async concede(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() body: OrderDto | undefined,
    @Caller() caller: CallerIdentity,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const origin = { caller, requestId: request.id, key, seat: body?.seat };
    const played = await this.commands.execute(new Concede(id, body?.expectedVersion, origin));
    if (played.replayed) void reply.header('Idempotent-Replayed', 'true');
    return actionAnswer(played, answers);
  }
}
