import { Body, Controller, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiProblems, IdempotencyKey } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { actionAnswer } from '../action-answer.js';
import { ActionAnswerDto, ActionAnswerQuery } from '../action-answer.dto.js';
import { AssertChance } from './assert-chance.command.js';
import { AssertChanceDto } from './assert-chance.dto.js';

@ApiTags('Play')
@Controller('v1/games')
export class AssertChanceController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/chance')
  @Needs('games.record', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Tell how chance fell at the table',
    description:
      'In a game of a match with `randomness: asserted`, by whoever records it for all seats. `awaiting` of the game says ' +
      'what it waits for; when that is told it goes on. It is recorded as asserted: nothing proves it.',
  })
  @ApiOkResponse({ type: ActionAnswerDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'chance.not-yours',
    'chance.not-asserted',
    'chance.not-awaited',
    'chance.impossible',
    'game.not-found',
    'game.not-seated',
    'game.stale-version',
    'game.too-many-races',
    'game.over',
    'clock.expired',
    'card-set.unavailable',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async assertChance(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() { asserted, expectedVersion }: AssertChanceDto,
    @Caller() caller: CallerIdentity,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const origin = { caller, requestId: request.id, key };
    const played = await this.commands.execute(new AssertChance(id, asserted, expectedVersion, origin));
    if (played.replayed) void reply.header('Idempotent-Replayed', 'true');
    return actionAnswer(played, answers);
  }
}
