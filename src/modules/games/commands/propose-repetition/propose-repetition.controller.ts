import { Body, Controller, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiProblems, IdempotencyKey } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { actionAnswer } from '../action-answer.js';
import { ActionAnswerDto, ActionAnswerQuery } from '../action-answer.dto.js';
import { ProposeRepetition } from './propose-repetition.command.js';
import { ProposeRepetitionDto } from './propose-repetition.dto.js';

@ApiTags('Play')
@Controller('v1/games')
export class ProposeRepetitionController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/repetitions')
  @Needs('games.act', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Propose to repeat a loop a number of times',
    description:
      'For a loop that your seat keeps going. Every other player is asked for consent, one after another (a decision of ' +
      'the kind `consent`). When the last one answers yes, all rounds are carried out at once; where the game comes to ' +
      'something that the round does not say, they end there, and the log says why. Then your seat takes another action.',
  })
  @ApiOkResponse({ type: ActionAnswerDto })
  @ApiProblems(
    'request.invalid',
    'action.illegal',
    'repetition.not-at-rest',
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
  async proposeRepetition(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() { expectedVersion, seat, round, times }: ProposeRepetitionDto,
    @Caller() caller: CallerIdentity,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const origin = { caller, requestId: request.id, key, seat };
    const order = new ProposeRepetition(id, { round, times }, expectedVersion, origin);
    const played = await this.commands.execute(order);
    if (played.replayed) void reply.header('Idempotent-Replayed', 'true');
    return actionAnswer(played, answers);
  }
}
